/*
 * Words that keep a speaker's name from being taken for a person's. Data only: attribution.ts applies it. Too long a
 * list costs a warning that two people are credited; too short a one makes a false warning, which is worse.
 */

/** Words that no person's name has: roles, institutions, several people at once. Folded. */
export const NOT_IN_NAMES: ReadonlySet<string> = new Set(
  (
    'the a an and or of for in at with his her their our my he she they it we i you who one house office department ' +
    'ministry agency bureau committee commission council court police times post herald news press journal tribune ' +
    'guardian company corporation corp inc ltd group party union association university institute bank church team ' +
    'campaign administration government spokesman spokeswoman spokesperson statement report officials official ' +
    'sources source lawyers lawyer witness witnesses aide aides democrats republicans white state states united ' +
    'national international federal center centre foundation board city county army navy force service services ' +
    'media network tv radio editorial lawmakers critics activists protesters researchers scientists'
  ).split(' '),
);

/** Short forms of given names and the form they stand for, folded. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map(
  (
    'bill:william will:william billy:william bob:robert rob:robert bobby:robert dick:richard rick:richard ' +
    'jim:james jimmy:james jamie:james joe:joseph joey:joseph jack:john johnny:john mike:michael mick:michael ' +
    'tom:thomas tommy:thomas ted:edward ed:edward eddie:edward teddy:edward tony:anthony chuck:charles ' +
    'charlie:charles harry:henry hank:henry larry:lawrence steve:stephen steven:stephen dave:david dan:daniel ' +
    'danny:daniel don:donald ron:ronald ken:kenneth kate:katherine kathy:katherine katie:katherine ' +
    'catherine:katherine liz:elizabeth beth:elizabeth betsy:elizabeth peggy:margaret maggie:margaret meg:margaret ' +
    'nancy:ann sue:susan becky:rebecca jenny:jennifer debbie:deborah pat:patricia patty:patricia chris:christopher ' +
    'nick:nicholas andy:andrew drew:andrew alex:alexander sasha:alexander greg:gregory jeff:jeffrey geoff:geoffrey ' +
    'matt:matthew pete:peter phil:philip ray:raymond sam:samuel tim:timothy vince:vincent walt:walter bernie:bernard ' +
    'mitch:mitchell newt:newton gerry:gerald jerry:gerald abby:abigail sandy:alexandra'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [short = '', full = ''] = pair.split(':');
      return [short, full];
    }),
);
