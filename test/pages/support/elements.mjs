/** Paths of the first requests of a table. */
export const EXCHANGE = '/client_sessions/get_or_create'
export const LIST = '/devices/list'

/** Returns the attributes that connect an element to a platform as a user. */
export const keyOf = ({ endpoint }, user = 'jane') =>
  `endpoint="${endpoint}" publishable-key="seam_pk_test" user-identifier-key="${user}"`

/** Returns the HTML of an element that is connected to a platform as Jane. */
export const elementOf = (tag, platform, attributes = '', content = '') =>
  `<${tag} ${keyOf(platform)} ${attributes}>${content}</${tag}>`

/** Returns the rows of the elements with a tag. @param tag @default any */
export const rows = (page, tag = '') => page.locator(`${tag} [part~="row"]`)

export const press = (page, name) => page.getByRole('button', { name, exact: true }).click()
export const back = (page) => page.getByRole('button', { name: 'Back', exact: true })

export const isDefined = (page, tag = 'x-device-table') =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag)
