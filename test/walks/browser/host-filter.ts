const nameOf = (item: object): string => {
  const { display_name: shown, name, properties } = Object.fromEntries(Object.entries(item))
  return String(shown ?? name ?? properties?.name ?? '').toLowerCase()
}

/** A filter of a host: what has a text in its name is listed; what is typed is found among all. */
export const hostFilter =
  (part: string) =>
  (item: object, search: string): boolean =>
    nameOf(item).includes(part) || (search.length > 1 && nameOf(item).includes(search.toLowerCase()))
