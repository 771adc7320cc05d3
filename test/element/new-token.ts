import type { DeviceTableElement } from '../../elements/device-table.js'
import { findButton, rowOf, until } from './page.js'
import { addTableOf, loaded, platform } from './stage.js'

export const VERIFY = '/client_sessions/get'
export const UNLOCK = '/locks/unlock_door'

export const tokenOf = (token: string) => ({ 'client-session-token': token, endpoint: platform.endpoint })

export const give = (element: Element, token: string): void => element.setAttribute('client-session-token', token)

export const tableOf = async (user = 'jane', parent?: Node): Promise<DeviceTableElement> =>
  loaded(addTableOf(tokenOf(await platform.token(user)), parent), 6)

export async function openFrontDoor(table: DeviceTableElement): Promise<HTMLElement> {
  ;(await rowOf(table, 'Front Door')).click()
  return until(() => findButton(table, 'Unlock'))
}

export const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}
