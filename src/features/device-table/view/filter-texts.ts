import type { TextsOf } from '../../../messages/namespace.js'
import type { VIEW } from '../../../messages/view/en.js'
import type { DeviceViewFilter } from '../rules/device-view.js'

/** A part of a filter, and the filter without it. */
interface FilterPart {
  /** Identifies the part. */
  readonly key: string
  readonly text: string
  readonly without: DeviceViewFilter
}

/** Boolean filters. */
const FLAGS = ['lowBattery', 'offline', 'issues'] as const
const LISTS = ['kinds', 'states', 'accounts'] as const

/**
 * Returns the parts of a filter with their labels.
 *
 * @param accountText name of an account; `undefined` if accounts are hidden
 */
export function filterParts(
  filter: DeviceViewFilter,
  texts: TextsOf<typeof VIEW>,
  accountText: ((id: string) => string) | undefined
): readonly FilterPart[] {
  const textOf = (name: (typeof LISTS)[number], value: string): string => {
    const labels: Readonly<Record<string, string>> = name === 'kinds' ? texts.kinds : texts.states
    return name === 'accounts' && accountText ? accountText(value) : (labels[value] ?? value)
  }
  const ofLists = LISTS.flatMap((name) => {
    if (name === 'accounts' && filter.accounts && !accountText) {
      return [{ key: name, text: texts.groupings.account, without: { ...filter, accounts: undefined } }]
    }
    const values: readonly string[] = filter[name] ?? []
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return { key: `${name} ${value}`, text: textOf(name, value), without: { ...filter, [name]: rest } }
    })
  })
  const ofFlags = FLAGS.filter((name) => filter[name]).map((name) => ({
    key: name,
    text: texts[name],
    without: { ...filter, [name]: undefined }
  }))
  return [...ofLists, ...ofFlags]
}
