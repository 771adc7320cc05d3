/** Returns a link if it is safe to give to a guest: `https:` only. */
export const safeLink = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
