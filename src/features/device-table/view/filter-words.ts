import type { DeviceViewFilter } from '../rules/device-view.js'
import type { VIEW } from '../../../messages/view/en.js'
import type { TextsOf } from '../../../messages/namespace.js'

/** A part of a filter, and the filter without it. */
interface FilterPart {
  /** Identifies the part. */
  readonly key: string
  readonly words: string
  readonly without: DeviceViewFilter
}

/** Boolean filters. */
const FLAGS = ['lowBattery', 'offline', 'issues'] as const
const LISTS = ['kinds', 'states', 'accounts'] as const

/**
 * Returns the parts of a filter with their labels.
 *
 * @param accountWords name of an account; `undefined` if accounts are hidden
 */
export function filterParts(
  filter: DeviceViewFilter,
  texts: TextsOf<typeof VIEW>,
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
    words: texts[name],
    without: { ...filter, [name]: undefined }
  }))
  return [...ofLists, ...ofFlags]
}
