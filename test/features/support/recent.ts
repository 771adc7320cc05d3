import { type Screen, words } from './stage.js'

/** Returns the recent activity in the details of a device. */
export const recentOf = (details: Screen<HTMLElement>): HTMLElement | undefined =>
  details.all('group', 'Recent activity')[0]

/** Returns the texts of the recent events that have room. */
export const recentRows = (details: Screen<HTMLElement>): string[] =>
  [...(recentOf(details)?.querySelectorAll('li') ?? [])]
    .filter((row) => row.checkVisibility())
    .map((row) =>
      row.innerText
        .replaceAll(/[\u2068\u2069]/g, '')
        .split('\n')
        .map(words)
        .filter(Boolean)
        .join(' | ')
    )
