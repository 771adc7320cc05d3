const names = new Intl.Collator(undefined, { numeric: true })

interface Created {
  created_at?: string
}

const createdAt = ({ created_at = '' }: Created): number => Date.parse(created_at) || 0

/** The order in which the newest comes first, and what was made at the same moment goes by name. */
export function newestFirst<Item extends Created>(nameOf: (item: Item) => string | undefined) {
  return (first: Item, second: Item): number =>
    createdAt(second) - createdAt(first) || names.compare(nameOf(first) ?? '', nameOf(second) ?? '')
}
