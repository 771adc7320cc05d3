/** One of the fields at the least: a thing that can be named in more than one way. */
export type AtLeastOne<Fields extends object> = {
  [Name in keyof Fields]: Required<Pick<Fields, Name>> & Partial<Fields>
}[keyof Fields]
