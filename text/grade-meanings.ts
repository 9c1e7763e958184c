/** The verdicts that stand under narrations, in plain words. */
export const GRADES = [
  ['Sahih', 'Sound: an unbroken chain of trustworthy narrators with exact memory, and no hidden fault.'],
  ['Hasan', 'Good: as above, with a narrator whose memory is a little less exact. It is relied upon.'],
  ['Hasan Sahih', 'At-Tirmidhi’s own term, for a narration that is at least good.'],
  ['Sahih or Hasan (chain)', 'Said of the chain that was looked at, not of every way in which the text is told.'],
  ['Sahih or Hasan li-ghayrihi', 'Raised to that grade by other narrations that support it.'],
  ['Weak', 'Not established. Shown only where an occasion has nothing better, and the card says so.'],
  ['Very weak', 'Its chain has a grave fault, which other narrations do not mend.'],
] as const;
