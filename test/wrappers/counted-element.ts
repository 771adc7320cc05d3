/** An element that counts what it is given, as one of ours would take it. */
export class CountedElement extends HTMLElement {
  static readonly observedAttributes = ['device-ids', 'heading', 'disable-search']

  readonly attributesGiven: string[] = []
  readonly propertiesGiven: string[] = []
  #deviceFilter: unknown

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    this.attributesGiven.push(`${name}=${value}`)
  }

  get deviceFilter(): unknown {
    return this.#deviceFilter
  }

  set deviceFilter(value: unknown) {
    this.#deviceFilter = value
    this.propertiesGiven.push(typeof value)
  }
}

let count = 0

/** A tag that nobody has defined yet. */
export const newTag = (): string => `counted-element-${(count += 1)}`

/** Defines an element of its own class under a tag, as `define` of a real element does when it is fetched. */
export function defineCounted(tag: string): void {
  customElements.define(tag, class extends CountedElement {})
}
