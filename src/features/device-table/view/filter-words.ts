import type { ManageMessages } from '../../../messages/manage/en.js'
import { ENOUGH_BATTERY } from '../rules/device-filter.js'
import type { DeviceViewFilter } from '../rules/device-view.js'

/** One thing that is filtered by, and the filter without it. */
export interface FilterPart {
  /** Tells it from the others. */
  readonly key: string
  readonly words: string
  readonly without: DeviceViewFilter
}

/** What is filtered by or not. */
export const FLAGS = ['lowBattery', 'offline', 'issues'] as const
const LISTS = ['kinds', 'states', 'accounts'] as const

/** What a flag of a filter is called. */
export const flagWords = (flag: (typeof FLAGS)[number], texts: ManageMessages['view']): string =>
  flag === 'lowBattery' ? texts.lowBattery(ENOUGH_BATTERY) : texts[flag]

/**
 * What a filter is made of, in words.
 *
 * @param accountWords says what an account is called; nothing where that is not to be seen.
 */
export function filterParts(
  filter: DeviceViewFilter,
  texts: ManageMessages['view'],
  accountWords: ((id: string) => string) | undefined
): readonly FilterPart[] {
  const wordsOf = (name: (typeof LISTS)[number], value: string): string => {
    const words: Readonly<Record<string, string>> = name === 'kinds' ? texts.kinds : texts.states
    return name === 'accounts' && accountWords ? accountWords(value) : (words[value] ?? value)
  }
  const ofLists = LISTS.flatMap((name) => {
    if (name === 'accounts' && filter.accounts && !accountWords) {
      return [{ key: name, words: texts.groupings.account, without: { ...filter, accounts: undefined } }]
    }
    const values: readonly string[] = filter[name] ?? []
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return { key: `${name} ${value}`, words: wordsOf(name, value), without: { ...filter, [name]: rest } }
    })
  })
  const ofFlags = FLAGS.filter((name) => filter[name]).map((name) => ({
    key: name,
    words: flagWords(name, texts),
    without: { ...filter, [name]: undefined }
  }))
  return [...ofLists, ...ofFlags]
}
