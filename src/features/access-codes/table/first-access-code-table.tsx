import type { ReactElement } from 'react'
import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import { RootFrame } from '../../../element/frame/root-frame.js'
import { thisMinute } from '../../../element/hooks/this-minute.js'
import { IssueChips } from '../../../element/table/issue-chips.js'
import { TableBox } from '../../../element/table/table-box.js'
import { createTableContent } from '../../../element/table/table-content.js'
import { countText } from '../../../messages/formats.js'
import { Button } from '../../../ui/actions/button.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { SearchField } from '../../../ui/fields/search-field.js'
import { EllipsisVertical, Plus, RefreshCw } from '../../../ui/icons.js'
import { ScreenHeader } from '../../../ui/layout/screen-header.js'
import { ListFrame } from '../../../ui/list/list-frame.js'
import { RowBox } from '../../../ui/list/row-box.js'
import { firstRowsOf, ROW_HEIGHT } from '../../../ui/list/row-metrics.js'
import { deviceName } from '../../device/rules/device.js'
import { createDates } from '../dates.js'
import { hasAccessCodeIssue } from '../rules/access-code-issues.js'
import { codeSearch, compareAccessCodes } from '../rules/access-code-search.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import { shownCode } from '../rules/shown-code.js'
import { AccessCodeRowContent } from './access-code-row-content.js'
import { codeChips } from './code-chips.js'
import type { CodeTableProps } from './code-list-options.js'
import { CodeRowAction } from './code-row-action.js'
import { CodesBox } from './codes-box.js'

const everything: IssueFilter = () => true
const FILTERS = { passesError: everything, passesWarning: everything }

const NOTHING_CHOSEN = { search: '', issueFilter: undefined, subset: undefined, toggledKeys: new Set<string>() }

interface Props {
  readonly device: Device
  /** Codes as returned by the platform. */
  readonly codes: readonly AccessCode[]
  /** `true` if the list is complete. */
  readonly isComplete: boolean
  readonly display: Pick<CodeTableProps, 'heading' | 'dense' | 'disableSearch'>
  readonly disableCreateAccessCode: boolean | undefined
  readonly localization: Localization
}

/**
 * First render of the access codes of a device, without hooks or context. Must match the output of `AccessCodeTable`.
 */
export function FirstAccessCodeTable(props: Props): ReactElement {
  const { device, codes, isComplete, display, disableCreateAccessCode, localization } = props
  const { locale, messages } = localization
  const { accessCodeTable: texts, accessCode, general } = messages
  const { rows, count, issueCounts } = createTableContent<AccessCode, never>()(NOTHING_CHOSEN, {
    items: codes,
    filter: codeSearch(device),
    compare: compareAccessCodes,
    kinds: [(code) => hasAccessCodeIssue(code, FILTERS)]
  })
  const heading = display.heading ?? texts.heading
  const now = thisMinute()
  const dates = createDates(locale, displayZone(device), now)
  const shown = rows.slice(0, firstRowsOf(rows.length))
  function action(code: AccessCode, tabIndex: 0 | -1): ReactElement {
    const { name = accessCode.unnamed, pin } = shownCode(code, device)
    return (
      <CodeRowAction name={name} canCopy={!!pin} {...{ messages, tabIndex }}>
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
        <TableBox dense={display.dense}>
          <slot name="header" />
          <ScreenHeader
            title={heading}
            count={countText(count, locale)}
            subtitle={<bdi>{deviceName(device) ?? '\u00a0'}</bdi>}
            backLabel={general.back}
            actions={
              <>
                <IconButton label={general.refresh} icon={<RefreshCw />} pending={!isComplete} />
                {canAddAccessCode(device) && !disableCreateAccessCode && (
                  <Button variant="primary" icon={<Plus />}>
                    {texts.add}
                  </Button>
                )}
              </>
            }
          >
            {!display.disableSearch && (
              <SearchField label={texts.search} placeholder={texts.search} value="" clearLabel={texts.clearSearch} />
            )}
            <IssueChips
              chips={codeChips(texts)}
              texts={texts}
              counts={issueCounts}
              shown={undefined}
              onToggle={() => {}}
            />
          </ScreenHeader>
          <p className="last-read" />
          <output className="offline" />
          <ListFrame
            label={heading}
            count={rows.length}
            spaceBefore={0}
            spaceAfter={(rows.length - shown.length) * ROW_HEIGHT}
          >
            {shown.map((code, index) => {
              const tabIndex = index === 0 ? 0 : -1
              return (
                <RowBox
                  key={code.access_code_id}
                  itemKey={code.access_code_id}
                  {...{ index, tabIndex }}
                  count={rows.length}
                  trailing={action(code, tabIndex)}
                >
                  <AccessCodeRowContent {...{ code, device, dates, now, messages }} filters={FILTERS} />
                </RowBox>
              )
            })}
          </ListFrame>
          {!isComplete && <p className="progress">{texts.loadingMore(codes.length)}</p>}
          <slot name="footer" />
        </TableBox>
      </CodesBox>
    </RootFrame>
  )
}
