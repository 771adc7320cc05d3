import { useIssueMessages, withIssueMessages } from '../../element/loading/lazy-messages.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { hubName } from '../device/rules/device.js'
import { readIssues, type IssueSeverity } from './rules/trouble.js'
import { Alert } from '../../ui/feedback/alert.js'
import { registerStyles } from '../../ui/style/styles.js'
import { AlertList } from '../../element/frame/alert-list.js'
import type { IssueListProps } from '../device/issue-alerts.js'
import css from './issue-list.css'
import { IssueStepButton } from './issue-step.js'

registerStyles(css)

const NONE: readonly string[] = []

/** Issues with the same meaning are shown once. */
const isFirst = ({ remedy, message }: IssueSeverity, index: number, all: readonly IssueSeverity[]): boolean =>
  !remedy || all.findIndex((other) => other.remedy === remedy && other.message === message) === index

/** Errors, then warnings, in plain words with their next step. */
export const IssueList = withIssueMessages(function IssueList({
  label,
  errors,
  warnings,
  notes = NONE,
  device,
  accessCode,
  doors
}: IssueListProps) {
  const { issues: texts } = useIssueMessages()
  const messages = useMessages()
  const troubles = [
    ...errors.map((error) => readIssues(error, 'error', accessCode)),
    ...warnings.map((warning) => readIssues(warning, 'warning', accessCode))
  ].filter(isFirst)
  const hub = device && hubName(device)
  const ofKind = (kind: IssueSeverity['kind']) =>
    troubles
      .filter((trouble) => trouble.kind === kind)
      .map((trouble, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two issues may be the same word for word.
        <li key={`${trouble.code} ${index}`}>
          <Alert variant={kind}>
            <div className="issue">
              <p>
                {trouble.remedy ? texts[trouble.remedy] : (trouble.message ?? messages.device.issueWithoutMessage)}
                {trouble.remedy && trouble.message && <small>{trouble.message}</small>}
                {trouble.step === 'wake-bridge' && hub && <small>{texts.hub(hub)}</small>}
              </p>
              <IssueStepButton {...{ trouble, device, accessCode, doors }} />
            </div>
          </Alert>
        </li>
      ))
  return <AlertList label={label} notes={notes} leading={ofKind('error')} trailing={ofKind('warning')} />
})
