import { useState } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { AlertList } from '../../../element/frame/alert-list.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { IssueAlerts } from '../../device/issue-alerts.js'
import { CODE_ACTIONS } from '../access-code-actions.js'
import { accessCodeErrors, accessCodeWarnings } from '../rules/access-code-issues.js'
import { isRemoving } from '../rules/code-transition.js'

const BackupCode = lazyPart(() => import('./backup-code.js').then(({ BackupCode: part }) => part))

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
  /** Opens the form with a generated code. `undefined` if the code cannot be edited. */
  readonly onChooseCode: (() => void) | undefined
  /** Shows the other codes of the device. `undefined` if the details were not opened from their list. */
  readonly onCodes: (() => void) | undefined
}

/** Alerts for the issues of a code that pass the host's filters, with resolution steps, and for a pending removal. */
export function AccessCodeAlerts({ code, device, onChooseCode, onCodes }: Props) {
  const texts = useTexts(ACCESS_CODE)
  const filters = useIssueFilters()
  const [taken, setTaken] = useState<string>()
  const errors = accessCodeErrors(code, filters)
  const warnings = accessCodeWarnings(code, filters)
  const notes = isRemoving(code) ? [texts.beingRemoved] : []
  const backup = parseString(code.pulled_backup_access_code_id) ?? taken
  const handlers = { onChooseCode, onCodes, onBackup: setTaken, codeActions: CODE_ACTIONS }
  return (
    <>
      {errors.length + warnings.length > 0 ? (
        <IssueAlerts
          errors={errors}
          warnings={warnings}
          notes={notes}
          device={device}
          handlers={handlers}
          label={texts.alerts}
          accessCode={code}
        />
      ) : (
        notes.length > 0 && <AlertList label={texts.alerts} notes={notes} />
      )}
      {backup !== undefined && <BackupCode accessCodeId={backup} />}
    </>
  )
}
