import { useIssueMessages, withIssueMessages } from '../../element/loading/issue-messages.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { hubName } from '../device/rules/device.js'
import { describeIssue, type IssueDetails } from './rules/issue-details.js'
import { Alert } from '../../ui/feedback/alert.js'
import { registerStyles } from '../../ui/style/styles.js'
import { AlertList } from '../../element/frame/alert-list.js'
import type { IssueListProps } from '../device/issue-alerts.js'
import css from './issue-list.css'
import { IssueStepButton } from './issue-step.js'

registerStyles(css)

const NONE: readonly string[] = []

/** Issues with the same meaning are shown once. */
const isFirst = ({ remedy, message }: IssueDetails, index: number, all: readonly IssueDetails[]): boolean =>
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
  const issues = [
    ...errors.map((error) => describeIssue(error, 'error', accessCode)),
    ...warnings.map((warning) => describeIssue(warning, 'warning', accessCode))
  ].filter(isFirst)
  const hub = device && hubName(device)
  const ofKind = (kind: IssueDetails['kind']) =>
    issues
      .filter((issue) => issue.kind === kind)
      .map((issue, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two issues may be the same word for word.
        <li key={`${issue.code} ${index}`}>
          <Alert variant={kind}>
            <div className="issue">
              <p>
                {issue.remedy ? texts[issue.remedy] : (issue.message ?? messages.device.issueWithoutMessage)}
                {issue.remedy && issue.message && <small>{issue.message}</small>}
                {issue.step === 'wake-bridge' && hub && <small>{texts.hub(hub)}</small>}
              </p>
              <IssueStepButton {...{ issue, device, accessCode, doors }} />
            </div>
          </Alert>
        </li>
      ))
  return <AlertList label={label} notes={notes} leading={ofKind('error')} trailing={ofKind('warning')} />
})
