import type { OverviewMessages } from '../../../messages/overview/en.js'

interface Known {
  /** How many devices there are, and how many of them need a person. */
  readonly count: number
  readonly needing: number
  /** Whether that is all there is to know. */
  readonly isWhole: boolean
}

/** Says in a sentence how a house is, as far as that is known. */
export function sentenceOf({ count, needing, isWhole }: Known, { overview: texts }: OverviewMessages): string {
  const sentence =
    needing === 0
      ? texts.allFine(count)
      : needing === count
        ? texts.needYou(needing)
        : texts.someFine(count - needing, needing)
  return isWhole ? sentence : texts.soFar(sentence)
}
