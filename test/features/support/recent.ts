import { type Screen, words } from './stage.js'

/** What happened last, where the details of a device tell it. */
export const recentOf = (details: Screen<HTMLElement>): HTMLElement | undefined =>
  details.all('group', 'Recent activity')[0]

/** The rows of that, each part on its own. */
export const recentRows = (details: Screen<HTMLElement>): string[] =>
  [...(recentOf(details)?.querySelectorAll('li') ?? [])].map((row) =>
    row.innerText
      .replaceAll(/[\u2068\u2069]/g, '')
      .split('\n')
      .map(words)
      .filter(Boolean)
      .join(' | ')
  )
