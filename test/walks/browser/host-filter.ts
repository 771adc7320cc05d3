const nameOf = (item: object): string => {
  const { display_name: shown, name, properties } = Object.fromEntries(Object.entries(item))
  return String(shown ?? name ?? properties?.name ?? '').toLowerCase()
}

/** Host filter that lists names with a text, and searches all names. */
export const hostFilter =
  (part: string) =>
  (item: object, search: string): boolean =>
    nameOf(item).includes(part) || (search.length > 1 && nameOf(item).includes(search.toLowerCase()))
