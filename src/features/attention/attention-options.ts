import {
  booleanOption,
  listOption,
  type Option,
  positiveNumberOption,
  prerendered
} from '../../element/options/option.js'

const SUBJECTS = ['devices', 'codes'] as const

/** Subject that is counted. */
export type AttentionSubject = (typeof SUBJECTS)[number]

const isSubject = (value: string): value is AttentionSubject => SUBJECTS.some((subject) => subject === value)

/** Counted subjects, as a list, CSV or a JSON array. @default devices */
function includeOption(): Option<readonly AttentionSubject[]> {
  const list = listOption()
  return {
    ...list,
    expected: `a comma-separated list of ${SUBJECTS.join(', ')}`,
    read(input) {
      const subjects = list.read(input)
      return subjects?.every(isSubject) ? subjects : undefined
    }
  }
}

/** Options of the number of items that need attention. */
export const attentionOptions = {
  deviceIds: prerendered(listOption()),
  include: prerendered(includeOption()),
  hideZero: prerendered(booleanOption()),
  max: prerendered(positiveNumberOption())
}
