import type { ReactNode } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { CopyText } from '../../access-codes/details/copy-text.js'
import type { GrantAlert } from '../rules/grant-alerts.js'

interface Props {
  readonly alerts: readonly GrantAlert[]
  /** Menu that adds a way in, if one can be added. */
  readonly addWay: ReactNode
  readonly isChecking: boolean
  readonly onCheck: () => void
  /** Edits the access. `undefined` if it can't be edited. */
  readonly onEdit: (() => void) | undefined
}

/** The problems of an access, each with its step. */
export function GrantAlertList({ alerts, addWay, isChecking, onCheck, onEdit }: Props) {
  const { alerts: label, modes } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  if (alerts.length === 0) return null
  return (
    <div role="group" aria-label={label} className="stack">
      {alerts.map(({ tone, text, step, digits }) => (
        <Alert key={text} variant={tone}>
          <div className="inline wrap between">
            <p>{text}</p>
            {digits !== undefined && (
              <CopyText text={digits} label={texts.copyDigits(digits)} fieldLabel={modes.code} />
            )}
            {step === 'addWay' && addWay}
            {step === 'check' && (
              <Button pending={isChecking} onClick={onCheck}>
                {texts.checkAgain}
              </Button>
            )}
            {step === 'edit' && onEdit && <Button onClick={onEdit}>{texts.edit}</Button>}
          </div>
        </Alert>
      ))}
    </div>
  )
}
