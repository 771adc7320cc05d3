/** Text that is longer than any place for it, with a word that fits into no line. */
export const LONG =
  'Guest house, upper floor, the door to the balcony over the garden with_a_word_that_is_quite_long_indeed'
export const nothing = () => {}
export const tones = ['ok', 'warning', 'danger'] as const
