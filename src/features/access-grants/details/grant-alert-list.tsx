import type { ReactNode } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { CopyText } from '../../access-codes/details/copy-text.js'
import { grantAlerts } from '../rules/grant-alerts.js'
import type { GrantParts } from '../use-grant-parts.js'
import type { GrantView } from './use-grant-view.js'

interface Props {
  readonly grant: AccessGrant
  readonly parts: GrantParts
  readonly view: GrantView
  /** Menu that adds a way in, if one can be added. */
  readonly addWay: ReactNode
  /** Edits the access. `undefined` if it can't be edited. */
  readonly onEdit: (() => void) | undefined
}

/** The problems of an access, each with its step. */
export function GrantAlertList({ grant, parts, view, addWay, onEdit }: Props) {
  const { methods, codes, deviceOf } = parts
  const { general } = useTexts()
  const { beingRemoved, edit, modes, otherMode, someDoor } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const filters = useIssueFilters()
  const now = useNow()
  const alerts = grantAlerts(grant, methods.resources, {
    texts: { ...texts, beingRemoved, modes, otherMode, someDoor },
    filters,
    nameOf: view.nameOf,
    deviceOf,
    write: view.dates.dateTime,
    join: (names) => general.facts(names, ', '),
    now
  })
  if (alerts.length === 0) return null
  return (
    <div role="group" aria-label={texts.alerts} className="stack">
      {alerts.map(({ tone, text, step, digits }) => (
        <Alert key={text} variant={tone}>
          <div className="inline wrap between">
            <p className={digits === undefined ? undefined : 'rest'}>{text}</p>
            {digits !== undefined && (
              <CopyText text={digits} label={texts.copyDigits(digits)} fieldLabel={modes.code} />
            )}
            {step === 'addWay' && addWay}
            {step === 'check' && (
              <Button
                pending={methods.status.isFetching}
                onClick={() => {
                  methods.status.fetch()
                  codes.status.fetch()
                }}
              >
                {texts.checkAgain}
              </Button>
            )}
            {step === 'edit' && onEdit && <Button onClick={onEdit}>{edit}</Button>}
          </div>
        </Alert>
      ))}
    </div>
  )
}
