import type { ManageMessages } from '../../../messages/manage/en.js'
import type { ConnectedAccount } from '../../../model/resources.js'
import { accountName } from '../../../model/connected-account.js'
import type { DeviceViewFilter } from '../../../model/view/device-view.js'

/** One thing that is filtered by, and the filter without it. */
export interface FilterPart {
  readonly words: string
  readonly without: DeviceViewFilter
}

const FLAGS = ['lowBattery', 'offline', 'issues'] as const
const LISTS = ['kinds', 'states', 'accounts'] as const

/** What an account is called; its id where nobody says. */
export const accountWords = (id: string, accounts: readonly ConnectedAccount[]): string => {
  const account = accounts.find(({ connected_account_id }) => connected_account_id === id)
  return (account && accountName(account)) ?? id
}

/** What a filter is made of, in words. */
export function filterParts(
  filter: DeviceViewFilter,
  texts: ManageMessages['view'],
  accounts: readonly ConnectedAccount[]
): readonly FilterPart[] {
  const wordsOf = (name: (typeof LISTS)[number], value: string): string => {
    const words: Readonly<Record<string, string>> = name === 'kinds' ? texts.kinds : texts.states
    return name === 'accounts' ? accountWords(value, accounts) : (words[value] ?? value)
  }
  const ofLists = LISTS.flatMap((name) => {
    const values: readonly string[] = filter[name] ?? []
    return values.map((value) => {
      const rest = values.filter((other) => other !== value)
      return { words: wordsOf(name, value), without: { ...filter, [name]: rest } }
    })
  })
  const ofFlags = FLAGS.filter((name) => filter[name]).map((name) => ({
    words: texts[name],
    without: { ...filter, [name]: undefined }
  }))
  return [...ofLists, ...ofFlags]
}
