import { devicesResponse, lock, type Reply } from './fake-platform.js'

/** Three pages of one device each. */
export const threePages: Reply = ({ body }) => {
  if (body['page_cursor'] === undefined) return devicesResponse([lock('first')], 'to second')
  return body['page_cursor'] === 'to second'
    ? devicesResponse([lock('second')], 'to third')
    : devicesResponse([lock('third')])
}
