import '@/components/theme.css';
import './options.css';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { Settings } from './Settings';

showPage(catalogueWords, browserLanguage(), <Settings />);
