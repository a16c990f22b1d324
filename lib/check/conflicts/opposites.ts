const pairs = `more less; more fewer; higher lower; high low; increase decrease; increases decreases; increased decreased; rise fall;
  rises falls; rose fell; before after; above below; over under; maximum minimum; most least; largest smallest; longest
  shortest; oldest youngest; best worst; first last; always never; all none; open closed; opens closes; allowed forbidden;
  allowed prohibited; required optional; true false; win lose; won lost; early late; earlier later; inside outside; with
  without; success failure; safe dangerous; cheap expensive; cheaper dearer; faster slower; larger smaller; older younger;
  mehr weniger; höher niedriger; steigt sinkt; stieg sank; vor nach; über unter; größer kleiner; erlaubt verboten; offen
  geschlossen; plus moins; avant après; augmente diminue; supérieur inférieur; ouvert fermé; autorisé interdit;
  أكثر أقل; قبل بعد; أعلى أدنى`;

/** For each form its opposites: words that may stand in one another's place and turn the statement round. */
export const opposites: ReadonlyMap<string, ReadonlySet<string>> = both(pairs);

function both(listed: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const pair of listed.split(/;\s+/)) {
    const [one = '', other = ''] = pair.split(/\s+/);
    for (const [word, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      found.set(word, (found.get(word) ?? new Set()).add(opposite));
    }
  }
  return found;
}
