import assert from 'node:assert/strict'
import { openPage, pageOf } from './browser.mjs'
import { holdElements } from './hold-elements.mjs'
import { startPlatform } from './servers.mjs'

/**
 * Opens an element whose files are held back, and waits until it is prerendered.
 *
 * @param prerendered selector of a part of the prerendered screen
 * @param given.options options of the sandbox
 * @param given.attributes attributes of the element
 * @param given.surroundings HTML next to the element
 * @param given.page options of `openAddress`
 */
export async function openPrerendered(
  scope,
  tag,
  prerendered,
  { options, attributes = '', surroundings = '', page: opened } = {}
) {
  const platform = await startPlatform(scope, options)
  const key = `endpoint="${platform.endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane"`
  const { page, log, context } = await openPage(scope, {
    files: {
      '/': pageOf('<a href="/drawn">Open</a>'),
      '/drawn': pageOf(`${surroundings}<${tag} ${key} ${attributes}></${tag}>`, '/dist/cdn/autoload.js')
    },
    ...opened
  })
  const letThrough = await holdElements(page)
  await page.getByRole('link').click()
  await page.locator(prerendered).first().waitFor()
  assert.equal(await page.evaluate((name) => customElements.get(name) !== undefined, tag), false)
  return {
    page,
    log,
    context,
    platform,
    async letReactCome() {
      letThrough()
      await page.evaluate(async (name) => {
        await customElements.whenDefined(name)
        await document.querySelector(name).whenReady()
      }, tag)
    }
  }
}

/** Returns the positions of the parts of an element by selector. */
export const placesOf = (page, tag, parts) =>
  page.locator(tag).evaluate(
    ({ shadowRoot }, selector) =>
      [...shadowRoot.querySelectorAll(selector)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.localName, x, y, width, height].join(' ')
      }),
    parts
  )
