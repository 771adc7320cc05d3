import { add, all, headingOf, rowsOf, until } from './page.js'
import { client } from './stage.js'

export const GARAGE = 'device_garage'

export const openCodes = async (element: HTMLElement): Promise<void> => {
  ;(await until(() => all(element, '.lock-codes')[0])).click()
  await until(() => headingOf(element).startsWith('Access Codes') && rowsOf(element).length > 0)
}

export const addCodes = () => add('x-access-code-table', { properties: { client, deviceId: GARAGE } })
