import assert from 'node:assert/strict'
import { complaints, eventually, openBody } from './support/browser.mjs'
import { SEEDED, startOtherPlatform } from './support/other-platform.mjs'
import { test } from './support/test.mjs'

const REMOTE = { can_remotely_unlock: true }
const modelsOf = (brand, count) =>
  Array.from({ length: count }, (_, index) => ({ display_name: `${brand} ${index + 1}` }))

/** Name with characters that have a meaning in queries. */
const ODD_NAME = "O'Neil & Söhne (AND) \\\\"

/** Pages of the platform that connect accounts. */
const PROVIDER = /\/connect_webviews\/view\?/

async function open(scope, attributes = '') {
  const { endpoint, addCatalogue } = await startOtherPlatform(scope)
  const addManufacturer = await addCatalogue()
  const ids = {
    yale: addManufacturer('Yale', {
      models: [...modelsOf('Assure', 5), { display_name: 'Nest x Yale', software_features: REMOTE }]
    }),
    nuki: addManufacturer('Nuki', { level: 'beta', models: modelsOf('Smart Lock Pro', 2) }),
    future: addManufacturer('Future Locks', { level: 'planned', models: modelsOf('Prototype', 1) }),
    odd: addManufacturer(ODD_NAME, { models: modelsOf('Odd', 1) }),
    none: addManufacturer('Nothing Yet')
  }
  const own = attributes.replace(/\{(\w+)\}/g, (_, name) => ids[name])
  const body = `<x-supported-devices endpoint="${endpoint}" publishable-key="${SEEDED.publishableKey}" user-identifier-key="${SEEDED.user}" ${own}></x-supported-devices>`
  const opened = await openBody(scope, body, '/dist/cdn/all.js')
  return { ...opened, endpoint }
}

const groups = async (page) =>
  (await page.locator('x-supported-devices').getByRole('heading', { level: 3 }).allInnerTexts()).sort()

const shows = (page, ...names) => eventually(async () => assert.deepEqual(await groups(page), names.toSorted()))

test('The catalog is shown by manufacturer with images, annotations and support levels', async ({ scope }) => {
  const { page, log } = await open(scope)
  await shows(page, 'Seam', 'Yale', 'Nuki', ODD_NAME)
  const catalogue = page.locator('x-supported-devices')
  await catalogue.getByText('Need to subscribe').waitFor()
  const sample = catalogue.locator('[part~="row"]').filter({ hasText: 'Smart Lock' }).filter({ hasText: 'LIVE' })
  assert.match(await sample.first().innerText(), /123456[\s\S]*Wi-Fi/)
  await eventually(async () => {
    const widths = await catalogue
      .locator('img')
      .evaluateAll((images) => images.map(({ naturalWidth }) => naturalWidth))
    assert.ok(widths.length > 0 && widths.every((width) => width > 0), `Pictures are ${widths} wide.`)
  })
  await catalogue.locator('[part~="row"]').filter({ hasText: 'Smart Lock Pro 1' }).getByText('BETA').waitFor()

  assert.equal(await catalogue.getByText('Assure 4').count(), 0)
  await catalogue.getByRole('button', { name: /See all 6/ }).click()
  await catalogue.getByText('Assure 4').waitFor()
  // By keyboard, because a second click this soon would be a double click.
  await catalogue.getByRole('button', { name: /Show less/ }).press('Enter')
  await catalogue.getByText('Assure 4').waitFor({ state: 'detached' })
  assert.deepEqual(complaints(log), [])
})

test('Searches and filters are sent to the platform', async ({ scope }) => {
  const { page, log } = await open(scope)
  await shows(page, 'Seam', 'Yale', 'Nuki', ODD_NAME)
  const catalogue = page.locator('x-supported-devices')
  await catalogue.getByRole('searchbox').fill('ASSURE')
  await shows(page, 'Yale')
  await catalogue.getByRole('searchbox').fill('no such thing')
  await catalogue.getByText('No device models matched your search.').waitFor()
  await catalogue.getByRole('button', { name: 'Clear search terms' }).click()
  await shows(page, 'Seam', 'Yale', 'Nuki', ODD_NAME)

  await catalogue.getByRole('button', { name: 'Filters' }).click()
  await catalogue.getByRole('checkbox', { name: 'Supported' }).uncheck()
  await shows(page, 'Seam', 'Yale', 'Nuki', ODD_NAME, 'Future Locks')
  await catalogue.locator('[part~="row"]').filter({ hasText: 'Prototype' }).getByText('Inquire').waitFor()
  await catalogue.getByLabel('Manufacturer').selectOption('Nuki')
  await shows(page, 'Nuki')
  await catalogue.getByRole('button', { name: 'Filters (2)' }).waitFor()
  assert.deepEqual(complaints(log), [])
})

const choices = [
  ['manufacturers by name', 'manufacturers="Yale,Nuki"', ['Yale', 'Nuki']],
  ['manufacturers by id', 'manufacturers="{nuki}"', ['Nuki']],
  [
    'manufacturers with names that look like a query',
    `manufacturers='${JSON.stringify([ODD_NAME]).replace("'", '&#39;')}'`,
    [ODD_NAME]
  ],
  ['all manufacturers except some', 'excluded-manufacturers="Seam,{yale}"', ['Nuki', ODD_NAME]],
  ['some manufacturers and exclude others', 'manufacturers="Yale,Nuki" excluded-manufacturers="Nuki"', ['Yale']],
  ['the valid entries if one entry has quotes', `manufacturers='["No \\"quotes\\"", "Nuki"]'`, ['Nuki']],
  ['the valid entries if one entry has two lines', `manufacturers='["Two\\rlines", "Nuki\\r"]'`, ['Nuki']],
  [
    'manufacturers by an included feature',
    'manufacturers="Yale" include-if="software_features.can_remotely_unlock"',
    ['Yale']
  ],
  [
    'manufacturers by an excluded feature',
    'exclude-if="software_features.can_remotely_unlock" manufacturers="Seam"',
    []
  ],
  ['no manufacturer with an empty list', 'manufacturers="[]"', []]
]
for (const [what, attributes, expected] of choices) {
  test(`A host can select ${what}`, async ({ scope }) => {
    const { page, log } = await open(scope, attributes)
    if (expected.length > 0) await shows(page, ...expected)
    else await page.getByText('No device models found.').waitFor()
    assert.deepEqual(complaints(log), [])
  })
}

test('An account is connected on a page of the platform', async ({ scope }) => {
  const { endpoint, webviews } = await startOtherPlatform(scope)
  const body = `<x-connect-account endpoint="${endpoint}" publishable-key="${SEEDED.publishableKey}" user-identifier-key="${SEEDED.user}"></x-connect-account>`
  const { page, host } = await openBody(scope, body, '/dist/cdn/all.js')
  await page.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }))
  const initialCount = webviews().length
  await page.getByRole('button', { name: 'Connect Account' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  const [webview, ...more] = webviews().slice(initialCount)
  assert.deepEqual(more, [])
  assert.equal(webview.custom_redirect_url, `${host.origin}/`)
  assert.equal(page.url(), webview.url)
  await page.goBack()
  await page.getByRole('button', { name: 'Connect Account' }).and(page.locator(':not([aria-busy=true])')).waitFor()
})
