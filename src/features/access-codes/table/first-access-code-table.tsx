import type { ReactElement } from 'react'
import type { IssueFilter } from '../../../core/resources/host-functions.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import { RootFrame } from '../../../element/frame/root-frame.js'
import { thisMinute } from '../../../element/hooks/this-minute.js'
import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { type PreloadedResponse, readDevice, readList } from '../../../element/prerender/read-response.js'
import { FirstTable } from '../../../element/table/first-table.js'
import { Button } from '../../../ui/actions/button.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { EllipsisVertical, Plus } from '../../../ui/later-icons.js'
import { ListHeads } from '../../../ui/list/list-heads.js'
import { SectionHead } from '../../../ui/list/section-head.js'
import { deviceName } from '../../device/rules/device.js'
import { AccessCodeClickEvent } from '../access-code-events.js'
import { createDates } from '../dates.js'
import { hasAccessCodeIssue } from '../rules/access-code-issues.js'
import { codeSearch, compareAccessCodes } from '../rules/access-code-search.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import { arrangeCodes, COLLAPSED_SECTIONS, type CodeSection } from '../rules/code-sections.js'
import { isRemoving } from '../rules/code-transition.js'
import { shownCode } from '../rules/shown-code.js'
import { AccessCodeRowContent } from './access-code-row-content.js'
import { accessCodeTableOptions, type CodeListOptions } from './access-code-table-options.js'
import { codeChips } from './code-chips.js'
import { CodeRowAction } from './code-row-action.js'
import { CodesBox } from './codes-box.js'

const everything: IssueFilter = () => true
const FILTERS = { passesError: everything, passesWarning: everything }

interface Props {
  readonly device: Device
  /** Codes as returned by the platform. */
  readonly codes: readonly AccessCode[]
  /** `true` if the list is complete. */
  readonly isComplete: boolean
  readonly display: Pick<CodeListOptions, 'heading' | 'dense' | 'disableSearch'>
  readonly disableCreateAccessCode: boolean | undefined
  readonly localization: Localization
}

/**
 * First render of the access codes of a device, without hooks or context. Must match the output of `AccessCodeTable`.
 */
function FirstAccessCodeTable(props: Props): ReactElement {
  const { device, codes, isComplete, display, disableCreateAccessCode, localization } = props
  const { locale, messages } = localization
  const { accessCodeTable: texts, accessCode } = messages
  const now = thisMinute()
  const dates = createDates(locale, displayZone(device), now)
  function action(code: AccessCode, tabIndex: 0 | -1): ReactElement {
    const { name = accessCode.unnamed, pin } = shownCode(code, device)
    return (
      <CodeRowAction name={name} isRemoving={isRemoving(code)} pin={pin} messages={messages} tabIndex={tabIndex}>
        <IconButton
          label={texts.actions(name)}
          icon={<EllipsisVertical />}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      </CodeRowAction>
    )
  }
  return (
    <RootFrame {...localization}>
      <CodesBox dense={display.dense}>
        <FirstTable<AccessCode, CodeSection>
          isComplete={isComplete}
          display={display}
          localization={localization}
          texts={texts}
          items={codes}
          readCount={codes.length}
          filter={codeSearch(device)}
          compare={compareAccessCodes}
          kinds={[(code) => hasAccessCodeIssue(code, FILTERS)]}
          chips={codeChips(texts)}
          subtitle={<bdi>{deviceName(device) ?? '\u00a0'}</bdi>}
          actions={
            canAddAccessCode(device) &&
            !disableCreateAccessCode && (
              <Button variant="primary" icon={<Plus />}>
                {texts.add}
              </Button>
            )
          }
          renderNotices={() => <ListHeads />}
          arrange={arrangeCodes(now)}
          folds={COLLAPSED_SECTIONS}
          renderAbove={({ access_code_id: id }, { groups }) => {
            const section = groups?.get(id)
            return (
              section && (
                <SectionHead
                  title={texts.sections[section.key]}
                  count={section.count}
                  isCollapsible={COLLAPSED_SECTIONS.has(section.key)}
                  isCollapsed
                />
              )
            )
          }}
          keyOf={(code) => code.access_code_id}
          renderRow={(code) => (
            <AccessCodeRowContent
              code={code}
              device={device}
              dates={dates}
              now={now}
              messages={messages}
              filters={FILTERS}
            />
          )}
          renderTrailing={action}
        />
      </CodesBox>
    </RootFrame>
  )
}

const listOf = (response: PreloadedResponse | undefined) => response && readList(accessCodes, response, 'access_codes')

/** Prerendered screen for the access codes of a device, if it has any. */
export const ACCESS_CODE_TABLE: Prerender<typeof accessCodeTableOptions> = {
  options: accessCodeTableOptions,
  render({ deviceId, disableCreateAccessCode, ...display }, [response, list], localization) {
    const device = response && readDevice(response, deviceId)
    const read = listOf(list)
    if (!device || !read || read.resources.length === 0) return undefined
    const { resources: codes, isComplete } = read
    return (
      <FirstAccessCodeTable
        device={device}
        codes={codes}
        isComplete={isComplete}
        display={display}
        disableCreateAccessCode={disableCreateAccessCode}
        localization={localization}
      />
    )
  },
  eventOf(id, [, list]) {
    const code = listOf(list)?.resources.find(({ access_code_id }) => access_code_id === id)
    return code && new AccessCodeClickEvent(code)
  }
}
