/** The commonest small words of each language, those its neighbours lack among them. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is was for that on with he she it as at by from said are be have has not this but they we you his her their which who will would were been an or',
  de: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sagte wir ich',
  fr: "le la les de des et en un une du que est pour qui dans par au sur pas plus il elle ne se ce avec sont aux d'une ont son sa ses mais nous vous été cette être à d' l' qu' c' a",
  es: 'el la los las de del que y en un una por con no para se es al lo como más su sus pero ha fue son este esta ya entre cuando muy sin sobre también hasta desde nos dijo',
  it: 'il lo la i gli le di del della dei delle che e è un una per con non in nel nella si da dal alla al sono ha anche come più ma ci questo questa sul dell all ho detto',
  pt: 'o a os as de do da dos das que e em um uma para com não por no na nos nas se é ao mais como mas foi ele ela são pelo pela também já seu sua ou à disse',
  nl: 'de het een en van in is dat op te zijn met voor niet aan er om ook als bij dan maar door naar die hij zij ze wordt uit nog deze over heeft hebben worden was wij ik tot al',
  sv: 'och i att det som en på är av för med till den har de inte om ett han hon men var jag sig från vi så kan när nu här också eller efter ska säger vid blir ut',
  da: 'og i at det er en til på af som for med de den har ikke der et han hun men var jeg sig fra vi så kan når nu her også eller efter skal siger blev være ud hvor efter nogle mere',
  nb: 'og i at det er en til på av som for med de den har ikke et han hun men var jeg seg fra vi så kan når nå her også eller etter skal sier ble være ut hvor noen mer ei opp',
  pl: 'i w na z się nie do to że jest o od za po jak przez dla ale który która są tym tego był było co już oraz tak czy jego jej przy także może będzie',
  tr: 've bir bu için da de ile olarak daha çok o gibi olan en ne kadar sonra var ama ki mi diye dedi değil her ise olduğunu söyledi yeni biz ben',
};

/** Letters of few languages among those above: each weighs a fraction of a word, for they stand in names, too. */
export const LATIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'de'],
  ['ñ', 'es'],
  ['ã', 'pt'],
  ['õ', 'pt'],
  ['ł', 'pl'],
  ['ę', 'pl'],
  ['ą', 'pl'],
  ['ż', 'pl'],
  ['ś', 'pl'],
  ['ğ', 'tr'],
  ['ı', 'tr'],
  ['ş', 'tr'],
  ['ä', 'sv'],
]);
