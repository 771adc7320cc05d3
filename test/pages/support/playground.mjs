import { useDemo } from './demo.mjs'

/** Start of the HTML in the playground. */
export const SCRIPT = `<script
  type="module"
  src="https://cdn.jsdelivr.net/npm/latchkey@0.2.0/dist/cdn/autoload.js"
></script>

`

/** Opens the playground, and returns its parts and actions. */
export function usePlayground() {
  const demo = useDemo()
  const openPage = demo.open
  const open = (path = 'playground.html') => openPage(path)
  const playground = () => demo.page.locator('.playground')
  const rows = () => playground().locator('[part~="row"]')
  const live = () => playground().getByRole('region', { name: 'Live element' })
  const heading = (name) => live().getByRole('heading', { name, level: 2 })
  const press = (name) => playground().getByRole('button', { name, exact: true }).click()
  const html = () => demo.page.locator('#html').textContent()
  const element = (tag = 'x-device-table') => playground().locator(tag)

  async function openDevice() {
    await rows()
      .filter({ hasText: /^Front Door/ })
      .click()
    await heading('Device').waitFor()
  }

  return Object.assign(demo, { open, playground, rows, live, heading, press, html, element, openDevice })
}
