import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { type PreloadedAnswer, readDevice, readList } from '../../../element/prerender/read-answer.js'
import { AccessCodeClickEvent } from '../access-code-events.js'
import { accessCodeTableOptions } from './access-code-table-options.js'
import { FirstAccessCodeTable } from './first-access-code-table.js'

const listOf = (answer: PreloadedAnswer | undefined) => answer && readList(accessCodes, answer, 'access_codes')

/** Prerendered screen for the access codes of a device, if it has any. */
export const ACCESS_CODE_TABLE: Prerender<typeof accessCodeTableOptions> = {
  options: accessCodeTableOptions,
  render({ deviceId, disableCreateAccessCode, ...display }, [answer, list], localization) {
    const device = answer && readDevice(answer, deviceId)
    const read = listOf(list)
    if (!device || !read || read.resources.length === 0) return undefined
    const { resources: codes, isComplete } = read
    return <FirstAccessCodeTable {...{ device, codes, isComplete, display, disableCreateAccessCode, localization }} />
  },
  eventOf(id, [, list]) {
    const code = listOf(list)?.resources.find(({ access_code_id }) => access_code_id === id)
    return code && new AccessCodeClickEvent(code)
  }
}
