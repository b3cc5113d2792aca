/**
 * English verbs that report words, as lemmas, commonest first. Cue lists saturate early: in US news *say* alone carries more than
 * half of all quotations and 60 lemmas nine in ten, so a long list buys little and a verb beside the marks is trusted without it.
 * Left out on purpose: verbs that mostly take no words (address, believe, provide, show).
 */
const LEMMAS = `say tell add write call ask continue explain tweet reply respond note remark declare conclude state pledge
admit describe argue recall accuse insist announce exclaim vow joke allege blast boast warn claim proclaim recount
characterize characterise mention acknowledge observe confess bemoan answer urge suggest criticize criticise report
promise predict propose quip concede caution agree assert assure complain confirm contend cry declare deem denounce
deride describe dismiss dub elaborate emphasize emphasise estimate express fume groan grumble guess hint imply inform
inquire interject jest lament laugh lecture maintain marvel moan mock muse mutter object offer opine order plead point
post praise preach protest pronounce quote rail rant read reason recommend reiterate relate remind repeat request
retort retweet reveal say scoff scold shout shrug sigh slam snap sneer speculate stress swear tease testify thunder
tout underline underscore utter vent voice volunteer whisper yell acclaim advise advocate affirm apologize apologise attest
attribute bark beg blame blog blurt brag bristle chant charge cheer chide cite clarify coin comment compare compliment condemn
counsel counter crow decry defend deflect demand disclose discuss echo email enthuse exhort expound gloat gripe growl gush
hail hammer hector implore indicate insinuate instruct invoke issue jab label lambast lash liken list mumble narrate opine
outline oppose paint phrase pray profess purr question quiz rap rebuff rebuke rebut refer reflect rejoice remember reprimand
rip roar savage scream share signal sing sniff snipe specify spell stammer summarize summarise summon surmise swipe
taunt text threaten tick title toast trumpet vouch wail weigh welcome whine wish worry announce theorize theorise intone drawl beam deadpan chime chuckle
allow decide judge rule pen publish urge ridicule applaud mark portray frame cast brand style rank term deplore excoriate
hope fear demand project deny demur balk retort forecast envision foresee interrupt ponder bellow chirp huff wager offer submit suspect sum stipulate spout signal`;

/** Parts of verbs that do not follow the rules: lemma, third person, past and participle, present participle. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  say: ['says', 'said', 'saying'],
  tell: ['tells', 'told', 'telling'],
  write: ['writes', 'wrote', 'written', 'writing'],
  read: ['reads', 'read', 'reading'],
  swear: ['swears', 'swore', 'sworn', 'swearing'],
  sing: ['sings', 'sang', 'sung', 'singing'],
  cast: ['casts', 'cast', 'casting'],
  spell: ['spells', 'spelled', 'spelling'],
  beg: ['begs', 'begged', 'begging'],
  brag: ['brags', 'bragged', 'bragging'],
  blog: ['blogs', 'blogged', 'blogging'],
  dub: ['dubs', 'dubbed', 'dubbing'],
  jab: ['jabs', 'jabbed', 'jabbing'],
  quip: ['quips', 'quipped', 'quipping'],
  snap: ['snaps', 'snapped', 'snapping'],
  slam: ['slams', 'slammed', 'slamming'],
  shrug: ['shrugs', 'shrugged', 'shrugging'],
  rap: ['raps', 'rapped', 'rapping'],
  rip: ['rips', 'ripped', 'ripping'],
  refer: ['refers', 'referred', 'referring'],
  rebut: ['rebuts', 'rebutted', 'rebutting'],
  pen: ['pens', 'penned', 'penning'],
  admit: ['admits', 'admitted', 'admitting'],
  submit: ['submits', 'submitted', 'submitting'],
  quiz: ['quizzes', 'quizzed', 'quizzing'],
  demur: ['demurs', 'demurred', 'demurring'],
  label: ['labels', 'labeled', 'labelled', 'labeling', 'labelling'],
  signal: ['signals', 'signaled', 'signalled', 'signaling', 'signalling'],
  foresee: ['foresees', 'foresaw', 'foreseen', 'foreseeing'],
  forecast: ['forecasts', 'forecast', 'forecasting'],
  decree: ['decrees', 'decreed', 'decreeing'],
  sum: ['sums', 'summed', 'summing'],
};

/** Verbs of more than one word or of none of the patterns: only their telling word. */
const MORE_FINITE = [
  'put',
  'puts',
  'went',
  'goes',
  'spoke',
  'speaks',
  'shot',
  'fired',
  'began',
  'begins',
  'quoth',
  'cracked',
  'cracks',
  'found',
  'finds',
];
const MORE_DEPENDENT = ['speaking', 'putting'];

/** Third persons that are plurals of nouns far more often. */
const ALSO_PLURALS = new Set(
  `emails tweets texts posts blogs titles issues brands marks casts frames ranks styles cries charges coins points
  phrases tosses toasts shares rules signals labels lists outlines protests pleas questions screams shouts signs rants
  cheers demands judges hopes fears worries welcomes rats raps remarks comments compliments requests orders details reports`.split(
    /\s+/,
  ),
);

const VOWEL_Y = /[aeiou]y$/;

/** English spelling: deny, denies; state, stated; wish, wishes. Doubled consonants stand in IRREGULAR. */
function regularForms(lemma: string): readonly string[] {
  if (lemma.endsWith('e')) return [`${lemma}s`, `${lemma}d`, `${lemma.slice(0, -1)}ing`];
  if (lemma.endsWith('y') && !VOWEL_Y.test(lemma)) {
    const stem = lemma.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${lemma}ing`];
  }
  const third = /(?:s|x|z|ch|sh)$/.test(lemma) ? `${lemma}es` : `${lemma}s`;
  return [third, `${lemma}ed`, `${lemma}ing`];
}

interface Forms {
  readonly finite: ReadonlySet<string>;
  readonly bare: ReadonlySet<string>;
  readonly dependent: ReadonlySet<string>;
}

/** One pass over the lemmas; duplicates among them do no harm. */
function allForms(): Forms {
  const finite = new Set(MORE_FINITE);
  const bare = new Set<string>();
  const dependent = new Set(MORE_DEPENDENT);
  for (const lemma of LEMMAS.split(/\s+/)) {
    finite.add(lemma);
    bare.add(lemma);
    for (const form of IRREGULAR[lemma] ?? regularForms(lemma)) {
      // "read", "cast": the past is the bare form.
      if (form === lemma) bare.delete(form);
      if (form.endsWith('ing')) dependent.add(form);
      else if (ALSO_PLURALS.has(form)) continue;
      else finite.add(form);
    }
  }
  return { finite, bare, dependent };
}

/** Every form of the English reporting verbs: `finite` takes the subject beside it, `dependent` that
 * of the main clause; `bare` are the finite ones that may as well be nouns or infinitives. */
export const ENGLISH_CUES = allForms();
