import type { Browser, Popup } from '@/scripts/browsers/browser';
import { until } from '@/scripts/browsers/until';

/** Keeps a picture of the popup under a name. */
type Save = (popup: Popup, name: string) => Promise<void>;

/** Runs in the popup: clicks the first button in sight that says this. */
function clickOn(text: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const found = buttons.find((one) => one.checkVisibility() && one.textContent.includes(text));
  found?.scrollIntoView({ block: 'center' });
  found?.click();
  return found !== undefined;
}

async function press(popup: Popup, text: string): Promise<void> {
  await until(async () => (await popup.evaluate(clickOn, text)) || null, `a button "${text}"`);
}

async function saying(popup: Popup, text: string): Promise<void> {
  await until(async () => (await popup.text()).includes(text) || null, `"${text}" in the popup`);
}

/** Opens the first version of a quotation; a single one stands open. */
async function openVersion(popup: Popup, quotation: string): Promise<void> {
  await popup.waitForElement(`${quotation} details > summary`);
  if ((await popup.elements(`${quotation} details[open]`)).length > 0) return;
  await popup.click(`${quotation} details > summary`);
}

/** Says all a reader can say of a page that others print too, looking at every step. */
export async function takeCorrectionPictures(browser: Browser, address: string, save: Save): Promise<void> {
  await browser.visit(address);
  const popup = await browser.clickToolbarButton();
  await popup.waitForElement('main section details > summary');
  await popup.click('main section details > summary');
  await openVersion(popup, 'main section details[open]');
  await press(popup, 'Correct Sic about this version');
  await save(popup, '9-correct');
  await press(popup, 'Somebody else');
  await popup.waitForElement('main form input');
  await save(popup, '9-correct-speaker');
  await press(popup, 'It names nobody');
  await saying(popup, 'no speaker named');
  await press(popup, 'Correct Sic about this version');
  await press(popup, 'Perhaps said');
  await saying(popup, 'changed by you: perhaps');
  await save(popup, '9-changed');
  await press(popup, 'Correct Sic about this version');
  await press(popup, 'Not the same');
  await saying(popup, 'as you said');
  await save(popup, '9-hidden');
  await press(popup, 'Sic missed');
  await popup.waitForElement('main textarea');
  await save(popup, '9-missed');
  await press(popup, 'Cancel');
  await press(popup, 'Mark this text as the record');
  await save(popup, '9-record-asked');
  await press(popup, 'without a name');
  await saying(popup, 'The record, marked by you');
  await popup.evaluate(() => scrollTo(0, 0));
  await save(popup, '9-record');
  const second = 'main section li:nth-child(2) > details';
  await popup.click(`${second} > summary`);
  await openVersion(popup, `${second}[open]`);
  await press(popup, 'List the differences');
  await save(popup, '9-against-the-record');
}
