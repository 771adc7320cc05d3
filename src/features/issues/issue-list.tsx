import { useId, useState } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { AlertList } from '../../element/frame/alert-list.js'
import { ISSUES } from '../../messages/issues/en.js'
import { Alert } from '../../ui/feedback/alert.js'
import { ChevronDown } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { IssueListProps } from '../device/issue-alerts.js'
import { hubName } from '../device/rules/device.js'
import { CheckButton } from './check-button.js'
import css from './issue-list.css'
import { IssueStepButton } from './issue-step.js'
import { describeIssue, type IssueDetails } from './rules/issue-details.js'
import { useCheck } from './use-check.js'
import { useResolve } from './use-resolve.js'

registerStyles(css)

const NONE: readonly string[] = []

/** Issues with the same meaning are shown once. */
const isFirst = ({ remedy, message }: IssueDetails, index: number, all: readonly IssueDetails[]): boolean =>
  !remedy || all.findIndex((other) => other.remedy === remedy && other.message === message) === index

/** Maximum number of issues that are shown without unfolding. */
const OPEN = 2

/** Returns `true` if two sentences begin with the same words, so that one repeats the other. */
const startsLike = (message: string, sentence: string): boolean =>
  message.split(' ', 3).join() === sentence.split(' ', 3).join()

/** Errors, then warnings, in plain words with their next step. Several share a card and a button that checks again. */
export function IssueList({ label, errors, warnings, notes = NONE, device, accessCode, handlers }: IssueListProps) {
  const texts = useTexts(ISSUES)
  const { device: deviceTexts } = useTexts()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const issues = [
    ...errors.map((error) => describeIssue(error, 'error', accessCode)),
    ...warnings.map((warning) => describeIssue(warning, 'warning', accessCode))
  ].filter(isFirst)
  const { isChecked, read } = useCheck({ device, accessCode })
  const checked = issues.filter(isChecked)
  const resolve = useResolve(checked, { device, accessCode })
  const isGroup = issues.length > 1
  const canFold = issues.length > OPEN
  const hub = device && hubName(device)

  function sentence({ remedy, message, step }: IssueDetails) {
    const own = remedy && texts[remedy]
    const isRepeated = own !== undefined && message !== undefined && startsLike(message, own)
    return (
      <p>
        {isRepeated ? message : (own ?? message ?? deviceTexts.issueWithoutMessage)}
        {own && message && !isRepeated && <small>{message}</small>}
        {step === 'wake-bridge' && hub && <small>{texts.hub(hub)}</small>}
      </p>
    )
  }
  const shown = canFold && !isWhole ? issues.slice(0, 1) : issues
  const ofKind = (kind: IssueDetails['kind']) =>
    shown
      .filter((issue) => issue.kind === kind)
      .map((issue, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two issues may be the same word for word.
        <li key={`${issue.code} ${index}`}>
          <Alert variant={kind}>
            <div className="issue inline wrap gap-x-3">
              {sentence(issue)}
              {!(isGroup && isChecked(issue)) && (
                <IssueStepButton issue={issue} device={device} accessCode={accessCode} handlers={handlers} />
              )}
            </div>
          </Alert>
        </li>
      ))
  const list = <AlertList label={label} notes={notes} leading={ofKind('error')} trailing={ofKind('warning')} />
  if (!isGroup) return list
  return (
    <section
      role="group"
      aria-labelledby={id}
      className="problems"
      data-tone={issues[0]?.kind === 'error' ? 'danger' : 'warning'}
    >
      <h3 id={id} className="strong">
        {canFold ? (
          <button
            type="button"
            className="inline between unfolds"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {texts.problems(issues.length)}
            <ChevronDown />
          </button>
        ) : (
          texts.problems(issues.length)
        )}
      </h3>
      {list}
      {checked.length > 0 && (
        <div className="issue inline wrap gap-x-3">
          <CheckButton resolve={resolve} read={read} />
        </div>
      )}
    </section>
  )
}
