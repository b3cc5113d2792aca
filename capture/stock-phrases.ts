/**
 * Phrases by which pages say themselves what a paragraph is: a label, a way to other pages, an offer, a credit. As bare words
 * (`bareWords`), by language; an article may be in another language than its page's furniture, so all are looked for everywhere.
 */

/** What a paragraph printed beside an article's text is. */
export type StockKind = 'label' | 'elsewhere' | 'offer' | 'credit' | 'dates' | 'rights';

/** How much of a paragraph a phrase is: all of it, its beginning, its beginning with a colon or bar after it, any part. */
export type Fit = 'whole' | 'start' | 'marked' | 'within';

function phrases(table: string): readonly string[] {
  return table
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Phrases of one kind, in lower case, without punctuation. */
export interface StockPhrases {
  readonly kind: StockKind;
  readonly fit: Fit;
  readonly phrases: readonly string[];
}

/** All phrases that are known, language after language within a row. */
export const STOCK_PHRASES: readonly StockPhrases[] = [
  {
    kind: 'label',
    fit: 'whole',
    phrases: phrases(`
      advertisement|advert|ad|ads|advertising|sponsored|promoted|article continues below|article continues below this ad
      article continues after this ad|article continues after advertisement|story continues below|story continues below advertisement|story continues after advertisement
      continue reading below|continue reading|caption|close|comment|comments|leave a comment|share|share this|share this article|share this story|print|email
      listen|watch|watch now|watch live|listen to article|loading|load more|show more|see more|view more|more|tags|topics|filed under|in this article|breaking news
      about the author|about the authors|about this article|recommended|recommended for you|recommended stories|related|related articles|related stories
      related topics|related news|related content|related video|related videos|more on this|more on this story|more on this topic|more stories|top stories|most read|most popular|trending|trending now
      you may also like|you might also like|you may like|you may be interested in|read more|read next|up next|don t miss|dont miss|see also|subscribe|sign up|log in|sign in|newsletter
      this slideshow requires javascript|follow us|editor s picks|editors picks|popular|latest news|what to read next|tell us what you think|image|gallery|photo gallery|video|videos|embed|hide caption|toggle caption|enlarge this image
      anzeige|werbung|auch interessant|das könnte sie auch interessieren|das könnte dich auch interessieren|mehr zum thema|mehr zu diesem thema|lesen sie auch|lesen sie mehr zum thema|weitere informationen
      ende der weiteren informationen|weitere artikel|weitere meldungen|weitere themen|weiterlesen|mehr lesen|kommentare|kommentar schreiben|teilen|artikel teilen|merken|drucken|schlagwörter|themen in diesem artikel
      zitiervorschlag|ihre meinung zählt|empfohlener externer inhalt|externer inhalt|redaktionell empfohlener inhalt|mit agenturmaterial|die autorin|der autor|die autoren|über den autor|über die autorin|zur person|zum autor|zur autorin
      fehler gefunden|fehler gefunden jetzt melden|bildergalerie|zur bildergalerie|zur startseite|zum thema|aus dem ressort|meistgelesen|hinweis der redaktion|quelle|quellen
      publicité|à lire aussi|lire aussi|à lire également|sur le même sujet|à voir aussi|lire la suite|pour lire la suite|commentaires|partager|article réservé aux abonnés|pour aller plus loin
      publicidad|lea también|lee también|le puede interesar|te puede interesar|más información|más noticias|noticias relacionadas|artículos relacionados|relacionado|relacionados|comentarios|compartir|valora esta noticia|temas|etiquetas|seguir leyendo|archivado en
      publicidade|leia também|leia mais|veja também|saiba mais|comentários|compartilhar|continua após a publicidade|mais lidas|tags relacionadas
      pubblicità|leggi anche|leggi tutto|condividi|commenti|articoli correlati|ultime notizie|potrebbe interessarti
      advertentie|lees ook|lees meer|lees verder|deel dit artikel|reacties|meer over|gerelateerd
      reklama|czytaj też|czytaj także|czytaj więcej|zobacz też|zobacz także|udostępnij|komentarze|polecane|powiązane|dalszy ciąg materiału pod wideo
      annonse|les også|annonce|læs også|annons|läs också|läs mer|mer om|del artikkelen|dela
      реклама|читайте также|читать далее|по теме|поделиться|комментарии
      reklam|ayrıca okuyun|ilgili haberler|paylaş|yorumlar|iklan|baca juga|baca selengkapnya|komentar|quảng cáo|xem thêm|đọc thêm|bình luận
      광고|관련기사|관련 기사|기사 공유|공유|댓글|함께 볼만한 기사|이 기사를 추천합니다|연관기사|주요기사|広告|関連記事|あわせて読みたい|シェア|おすすめ記事|続きを読む|この記事をシェア|もっと見る
      إعلان|اقرأ أيضا|اقرأ المزيد|شارك|مواضيع ذات صلة|相关阅读|相关新闻|延伸阅读|广告
    `),
  },
  {
    kind: 'elsewhere',
    fit: 'marked',
    phrases: phrases(`
      read more|read also|also read|read|related|see also|see more|more|more on this|watch|listen|video|don t miss|dont miss|opinion|analysis|explainer|exclusive|in pictures|gallery|story|latest|must read|recommended
      lesen sie auch|lesen sie hier|lesen sie dazu|lies auch|auch interessant|mehr zum thema|mehr dazu|siehe auch|hier lesen|zum thema|interview|kommentar|podcast|bildergalerie
      à lire aussi|lire aussi|à lire|à voir|voir aussi|lea también|lee también|lea además|le puede interesar|te puede interesar|vea también|ver también|mire|lea|leer más|leia também|leia mais|veja também|saiba mais
      leggi anche|lees ook|lees meer|czytaj też|czytaj także|czytaj więcej|zobacz też|zobacz także|zobacz|les også|læs også|läs också|читайте также|baca juga|xem thêm|관련기사|関連記事|اقرأ أيضا|ayrıca
    `),
  },
  {
    kind: 'elsewhere',
    fit: 'start',
    phrases: phrases(`
      read more|read also|also read|you can read more|read our full|lesen sie auch|lesen sie hier|lesen sie dazu|lesen sie mehr|mehr zum thema|à lire aussi|lire aussi|lea también|lee también|le puede interesar|te puede interesar
      vea también|leia também|veja também|leggi anche|lees ook|czytaj też|czytaj także|zobacz też|zobacz także|les også|læs også|läs också|читайте также|baca juga
      this story originally appeared|this article originally appeared|this article was originally published|dieser artikel erschien zuerst|dieser text erschien zuerst
    `),
  },
  {
    kind: 'offer',
    fit: 'within',
    phrases: phrases(`
      sign up for our|sign up to our|sign up for the|sign up here|sign up to get|sign up to receive|subscribe to our|subscribe now|subscribe today|subscribe for|subscribe to read|start your subscription|already a subscriber|create an account or sign in
      our newsletter|our free newsletter|our daily newsletter|our weekly newsletter|s newsletter|s newsletters|in your inbox|to your inbox|into your inbox|follow us on|join our whatsapp|follow her on twitter|follow him on twitter|on twitter at|like us on facebook|download our app|download the app|apps for ios and android
      like this story|want more stories like this|support local journalism|support our journalism|become a member|unlimited online access|unlimited digital access|epaper|we want to hear what you think|send us a|have a tip|got a tip|have a story|join the conversation|enjoy this article|join our|our commenting community|click here for more|please enable javascript
      may contain affiliate|affiliate links|affiliate commission|we may earn a commission|may receive compensation|to comment on this|privacy policy|cookie policy|terms of service|terms of use
      jetzt abonnieren|abonnieren sie|unseren newsletter|unserem newsletter|unser newsletter|zum newsletter|newsletter abonnieren|newsletter anmelden|jetzt anmelden|jetzt registrieren|jetzt testen|kostenlos testen|monatlich kündbar|affiliate link|affiliate links|aktivieren sie javascript|folgen sie uns|whatsapp kanal|freuen uns über eine mail|jetzt melden
      datenschutzerklärung|nutzungsbedingungen|weiter in dieser ansicht|vorlesefunktion|mit ihrer zustimmung|externen inhalt|externe inhalte|personenbezogene daten
      abonnez vous|notre newsletter|inscrivez vous|suivez nous|politique de confidentialité|suscríbete|suscríbase|nuestro newsletter|nuestro boletín|síguenos|síganos|únete a nuestro|canal de youtube|canal de whatsapp
      assine|inscreva se|nossa newsletter|siga nos|siga o|iscriviti alla|abbonati|seguici su|abonneer|meld je aan|schrijf je in|zapisz się|subskrybuj|obserwuj nas|prenumerera|abonner|abonnér
      подписывайтесь|подпишитесь|abone ol|takip edin|구독하기|구독 신청|네이버에서|メルマガ|購読|会員登録|اشترك في|تابعونا|تابعوا
    `),
  },
  {
    kind: 'credit',
    fit: 'marked',
    phrases: phrases(`
      photo|photos|photo by|image|images|picture|pictures|credit|credits|photo credit|image credit|photograph by|photographs by|getty images|illustration|illustration by|source|sources|file photo|with files from|reporting by
      foto|fotos|bild|bilder|quelle|bildquelle|fotoquelle|redaktion|sendung|text|grafik|crédit photo|crédits photo|crédit|photo de|imagen|imágenes|fotografía|foto de|fuente|imagem|fonte|fot|zdjęcie|źródło|kilde|källa|bron|beeld|фото|источник|foto di|kaynak|sumber|사진|写真|出典
    `),
  },
  {
    kind: 'credit',
    fit: 'start',
    phrases: phrases(`
      photo by|photograph by|photographs by|image by|picture by|photo courtesy|image courtesy|photo illustration by|credit|reporting by|additional reporting by|writing by|editing by|with additional reporting|with files from
      dpa infocom|mit material von|mit agenturen|mit material der|aus dem englischen von|aus dem amerikanischen
    `),
  },
  {
    kind: 'credit',
    fit: 'within',
    phrases: phrases(
      'contributed to this report|contributed to this story|contributed reporting|contributed to this article|getty images|trug zu diesem bericht bei',
    ),
  },
  {
    kind: 'dates',
    fit: 'start',
    phrases: phrases(`
      published|updated|last updated|last modified|posted|posted on|first published|created|stand|aktualisiert|aktualisiert am|zuletzt aktualisiert|veröffentlicht|veröffentlicht am|publiziert|erschienen|erschienen am|erstellt|erstveröffentlichung|lesezeit|lesedauer
      publié|publié le|mis à jour|modifié le|publicado|actualizado|última actualización|publicado em|atualizado|atualizado em|tempo de leitura|pubblicato|aggiornato|gepubliceerd|bijgewerkt|opublikowano|aktualizacja|data publikacji|publisert|oppdatert|publicerad|uppdaterad|udgivet|opdateret
      опубликовано|обновлено|yayınlanma|güncelleme|diterbitkan|입력|수정|등록|승인|公開|更新|ten tekst przeczytasz|duration
    `),
  },
  {
    kind: 'dates',
    fit: 'within',
    phrases: phrases(
      'min read|minute read|minutes read|mins read|min lesezeit|lesezeit|lesedauer|minuten lesezeit|min de lecture|minutes de lecture|min de lectura|minutos de lectura|minutos de leitura|minuti di lettura|min leestijd|min czytania|przeczytasz w',
    ),
  },
  {
    kind: 'rights',
    fit: 'within',
    phrases: phrases(`
      all rights reserved|rights reserved|may not be reproduced|is not responsible for the opinions|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|riproduzione riservata|wszelkie prawa zastrzeżone|materiał chroniony prawem
      무단 전재|무단전재|재배포 금지|無断転載|無断複製|все права защищены|copyright ⓒ|meinung der redaktion|meinung des autors wieder|project syndicate
    `),
  },
];
