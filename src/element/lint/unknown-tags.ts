import { nearestName } from '../../core/values/nearest-name.js'
import { warn } from './console-hint.js'

/** Tags of all elements, derived from the files in `elements/` by the build. */
declare const ELEMENT_TAGS: readonly string[]

/** All tags, including those that are not loaded yet. */
export const TAGS = ELEMENT_TAGS

/** Logs undefined tags of the page that are similar to a tag of this package. */
export function checkTags(page: Document): void {
  for (const { localName } of page.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('x-') || TAGS.includes(localName)) continue
    const meant = nearestName(localName, TAGS)
    if (meant !== undefined) warn(`There is no element <${localName}>. Did you mean <${meant}>?`)
  }
}
