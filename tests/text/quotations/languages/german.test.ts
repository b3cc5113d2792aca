import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'the subject behind an inverted verb, with its role split off',
    text: '„Wir öffnen am Montag“, sagte Bürgermeisterin Lena Vogt am Abend.',
    quotations: [speech('Lena Vogt', 'Wir öffnen am Montag')],
  },
  {
    shows: 'a role that is a compound, cut off the name',
    text: '„Wir haben genug gewartet“, sagte Hafenbetriebsleiter Jost Ammer.',
    quotations: [speech('Jost Ammer', 'Wir haben genug gewartet')],
  },
  {
    shows: 'the subject before the verb, over an apposition',
    text: 'Jost Ammer, der Leiter des Hafens von Lindhagen, erklärte: „Das Wasser ist zu niedrig.“',
    quotations: [speech('Jost Ammer', 'Das Wasser ist zu niedrig.')],
  },
  {
    shows: 'the subject behind the verb where a place stands before it',
    text: 'In einem Gespräch mit der Neuen Lindhager Zeitung sagte Ministerin Rita Holm: „Wir zahlen jeden Schaden.“',
    quotations: [speech('Rita Holm', 'Wir zahlen jeden Schaden.')],
  },
  {
    shows: 'an addressee before the verb that is no speaker',
    text: 'Der neuen Lindhager Zeitung sagte Rita Holm: „Wir zahlen jeden Schaden.“',
    quotations: [speech('Rita Holm', 'Wir zahlen jeden Schaden.')],
  },
  {
    shows: 'a pronoun behind the verb, and whom it means',
    text: 'Rita Holm kam nach Lindhagen. Am Deich sagte sie: „Der Damm hält noch.“',
    quotations: [speech('Rita Holm', 'Der Damm hält noch.')],
  },
  {
    shows: 'a plural that shares its pronoun with a woman',
    text: 'Rita Holm kam nach Lindhagen. „Der Damm hält noch“, sagten sie.',
    quotations: [speech(null, 'Der Damm hält noch')],
  },
  {
    shows: 'a verb whose particle closes the clause behind the marks',
    text: '„Niemand ist verletzt worden“, teilte die Feuerwehr am Dienstag mit.',
    quotations: [speech('die Feuerwehr', 'Niemand ist verletzt worden')],
  },
  {
    shows: 'a verb whose particle stands right before the colon',
    text: 'Jost Ammer fügte hinzu: „Das ist kein Ruhmesblatt.“',
    quotations: [speech('Jost Ammer', 'Das ist kein Ruhmesblatt.')],
  },
  {
    shows: 'a particle behind the marks',
    text: 'Jost Ammer wies die Vorwürfe als „völlig haltlos“ zurück.',
    quotations: [fragment('Jost Ammer', 'völlig haltlos')],
  },
  {
    shows: 'a helping verb far from its participle',
    text: 'Rita Holm hat bei einem Besuch in Lindhagen den Bau als „reine Verschwendung“ bezeichnet.',
    quotations: [fragment('Rita Holm', 'reine Verschwendung')],
  },
  {
    shows: 'a tag with a helping verb in front',
    text: '„Wir bauen den Deich neu“, hatte Rita Holm im Mai angekündigt.',
    quotations: [speech('Rita Holm', 'Wir bauen den Deich neu')],
  },
  {
    shows: 'one utterance on both sides of its tag',
    text: '„Der Damm“, sagte Jost Ammer, „hält noch eine Woche.“',
    quotations: [speech('Jost Ammer', 'Der Damm', 'hält noch eine Woche.')],
  },
  {
    shows: 'a tag without a verb',
    text: '„Das reicht nicht“, so der Sprecher der Feuerwehr.',
    quotations: [speech('der Sprecher der Feuerwehr', 'Das reicht nicht')],
  },
  {
    shows: 'a tag at the end of the sentence, for words in the middle of it',
    text: 'Die Lage am Deich sei „äußerst angespannt“, sagte Jost Ammer dem Sender Nordfunk.',
    quotations: [fragment('Jost Ammer', 'äußerst angespannt')],
  },
  {
    shows: 'words credited by a reference and by one that stands behind its phrase',
    text: 'Nach Angaben von Rita Holm ist der Deich „in gutem Zustand“. Der Feuerwehr zufolge ist er „völlig aufgeweicht“.',
    quotations: [fragment('Rita Holm', 'in gutem Zustand'), fragment('Der Feuerwehr', 'völlig aufgeweicht')],
  },
  {
    shows: 'reported speech that goes on in the mood of its verb alone',
    text: 'Jost Ammer kritisierte den Plan. Die Schleuse sei „viel zu klein“.',
    quotations: [fragment('Jost Ammer', 'viel zu klein')],
  },
  {
    shows: 'the one who is quoted, not the paper that quotes',
    text: 'Die Lindhager Rundschau zitiert einen Augenzeugen mit den Worten: „Es war ein lauter Knall.“',
    quotations: [speech('einen Augenzeugen', 'Es war ein lauter Knall.')],
  },
  {
    shows: 'a letter that speaks for itself',
    text: 'In dem Schreiben heißt es: „Die Brücke wird im Juni gesperrt.“',
    quotations: [speech('dem Schreiben', 'Die Brücke wird im Juni gesperrt.')],
  },
  {
    shows: 'a colon behind any acting subject',
    text: 'Jost Ammer schloss sich der Kritik an: „Wir brauchen einen neuen Deich.“',
    quotations: [speech('Jost Ammer', 'Wir brauchen einen neuen Deich.')],
  },
  {
    shows: 'names of things behind their nouns, which quote nobody',
    text: 'Der Frachter „Morgenröte“ lief aus, als der Film „Das Haus am Deich“ im Kino „Capitol“ begann.',
    quotations: [term('Morgenröte'), term('Das Haus am Deich'), term('Capitol')],
  },
  {
    shows: 'a lone noun that judges, beside one that only names',
    text: 'Rita Holm bezeichnete den Bau als „Geldgrab“. Er liegt am sogenannten „Nordkopf“.',
    quotations: [fragment('Rita Holm', 'Geldgrab'), term('Nordkopf')],
  },
  {
    shows: 'a quoted word in front of the verb',
    text: 'Von einer „Katastrophe mit Ansage“ sprach der Naturbund. Dem „Nordkurier“ gefiel das nicht.',
    quotations: [fragment('der Naturbund', 'Katastrophe mit Ansage'), term('Nordkurier')],
  },
  {
    shows: 'a one-word answer behind a colon',
    text: 'Auf die Frage, ob er gehe, antwortete Jost Ammer: „Nein.“',
    quotations: [speech('Jost Ammer', 'Nein.')],
  },
  {
    shows: 'denied words, which nobody said',
    text: 'Rita Holm dementierte, „jemals Geld genommen“ zu haben.',
    quotations: [term('jemals Geld genommen')],
  },
  {
    shows: 'an ordinal that ends no sentence',
    text: 'Rita Holm sagte am 3. Oktober auf dem 12. Deichtag, der Damm sei „sicher und trocken“.',
    quotations: [fragment('Rita Holm', 'sicher und trocken')],
  },
  {
    shows: 'guillemets that point inwards, and a name with a particle',
    text: '»Wir fangen von vorne an«, sagt Ursula von der Heide.',
    quotations: [speech('Ursula von der Heide', 'Wir fangen von vorne an')],
  },
];

describe('German', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'de')).toEqual(quotations);
  });
});
