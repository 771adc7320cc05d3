import { devicesAnswer, lock, type Reply } from './fake-platform.js'

/** Three pages of one device each. */
export const threePages: Reply = ({ body }) => {
  if (body['page_cursor'] === undefined) return devicesAnswer([lock('first')], 'to second')
  return body['page_cursor'] === 'to second'
    ? devicesAnswer([lock('second')], 'to third')
    : devicesAnswer([lock('third')])
}
