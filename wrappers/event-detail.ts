/** What the detail of an event has under a name. */
export const detailOf = (event: Event, name: string) =>
  'detail' in event ? Reflect.get(Object(event.detail), name) : undefined
