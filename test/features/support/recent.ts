import { type Screen, words } from './stage.js'

/** Returns the recent activity in the details of a device. */
export const recentOf = (details: Screen<HTMLElement>): HTMLElement | undefined =>
  details.all('group', 'Recent activity')[0]

/** Returns the texts of the recent events. */
export const recentRows = (details: Screen<HTMLElement>): string[] =>
  [...(recentOf(details)?.querySelectorAll('li') ?? [])].map((row) =>
    row.innerText
      .replaceAll(/[\u2068\u2069]/g, '')
      .split('\n')
      .map(words)
      .filter(Boolean)
      .join(' | ')
  )
