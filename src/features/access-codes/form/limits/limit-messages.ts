import { timeAt } from '../../../../core/values/typed-time.js'
import { toInstant, toWallTime } from '../../../../core/values/wall-time.js'
import type { AccessCodeForm } from '../../rules/access-code-form.js'
import { CODE_RULES } from '../../rules/limits/code-rules.js'
import { type FormLock, type FormProblems, formProblems } from '../../rules/limits/form-problems.js'
import { nearestEnd, nearestPair } from '../../rules/limits/nearest-times.js'
import type { Period, TimeFrameProblem } from '../../rules/limits/time-frame-check.js'
import { timeFrameOptions } from '../../rules/limits/time-frame-option.js'
import { sharedLock } from '../../rules/shared-lock.js'
import { type LimitMessage, type LockMessage, namedMessage } from './named-message.js'
import { bandsText, codeErrorText, dateRuleText, type LimitTexts, nameErrorText } from './rule-texts.js'

/** A lock and the values that the form would give to its code. */
export interface LockForm {
  readonly lock: FormLock
  readonly form: AccessCodeForm
}

/** An error of the end that choosing another one resolves. */
interface EndMessage extends LimitMessage {
  /** Nearest possible end and the label of its button. */
  readonly proposal?: { readonly label: string; readonly end: number } | undefined
}

/** Messages of the fields, and the locks that they are about. */
export interface FieldErrors {
  readonly name?: LimitMessage | undefined
  readonly code?: LimitMessage | undefined
  readonly start?: LimitMessage | undefined
  readonly end?: EndMessage | undefined
}

/** The form and the problems of a lock. */
interface Checked extends LockForm {
  readonly problems: FormProblems
}

const periodOf = ({ start, end }: AccessCodeForm): Period | undefined =>
  start.instant === undefined || end.instant === undefined ? undefined : { start: start.instant, end: end.instant }

function pairText(
  problem: TimeFrameProblem & { kind: 'rules' },
  period: Period,
  { limits, dates }: LimitTexts
): string {
  const { option } = problem
  const pair = nearestPair(option, period)
  const day = toWallTime(period.start, option.zone).slice(0, 11)
  const [start, end] = [pair?.start, pair?.end].map((time) => {
    const instant = toInstant(`${day}${time}`, option.zone)?.instant
    return instant === undefined ? (time ?? '') : dates.time(instant)
  })
  return limits.startAndEndAt(start ?? '', end ?? '')
}

function startText({ problems: { start, timeFrame } }: Checked, texts: LimitTexts): string | undefined {
  if (start) return start === 'invalid' ? texts.form.dateRequired : texts.limits.startNotInFuture
  if (timeFrame?.kind !== 'rules' || !timeFrame.broken.includes('start-date') || !timeFrame.option.startRule) {
    return undefined
  }
  return texts.limits.startsOn(dateRuleText(timeFrame.option.startRule, texts))
}

function endText({ form, problems: { end, timeFrame } }: Checked, texts: LimitTexts): string | undefined {
  const { limits } = texts
  if (end) return end === 'invalid' ? texts.form.dateRequired : texts.form.endNotAfterStart
  const period = periodOf(form)
  if (!timeFrame || !period) return undefined
  if (timeFrame.kind === 'duration') return limits.lasts(bandsText(timeFrame.bands, texts))
  const rule = timeFrame.broken.find((broken) => broken !== 'start-date')
  if (rule === 'matching') return limits.sameTime
  if (rule === 'pairs') return pairText(timeFrame, period, texts)
  return rule && timeFrame.option.endRule && limits.endsOn(dateRuleText(timeFrame.option.endRule, texts))
}

/** Proposes the end that all locks accept, if the end is what they don't accept. */
function proposalFor(checked: readonly Checked[], { limits, dates }: LimitTexts): EndMessage['proposal'] {
  const first = checked.find(({ problems: { timeFrame } }) => timeFrame)
  const period = first && periodOf(first.form)
  if (!first || !period || checked.some(({ problems }) => problems.end)) return undefined
  const end = nearestEnd(
    checked.map(({ lock }) => timeFrameOptions(lock.device, lock.edited)),
    period
  )
  if (end === undefined) return undefined
  const { zone } = first.form
  const isSameDay = timeAt(end, zone).wall.slice(0, 10) === timeAt(period.end, zone).wall.slice(0, 10)
  const label = isSameDay ? limits.endAt(dates.time(end)) : limits.endOn(dates.date(end), dates.time(end))
  return { label, end }
}

/** Returns the message of each field that keeps one of the locks from accepting the form. */
export function limitErrors(lockForms: readonly LockForm[], now: number, texts: LimitTexts): FieldErrors {
  const checked = lockForms.map((each) => ({ ...each, problems: formProblems(each.form, each.lock, now) }))
  const messageOf = (textOf: (each: Checked) => Omit<LockMessage, 'device'> | undefined): LimitMessage | undefined =>
    namedMessage(
      checked.flatMap((each) => {
        const message = textOf(each)
        return message ? { ...message, device: each.lock.device } : []
      }),
      checked.length,
      texts
    )
  const broken = new Set(checked.flatMap(({ problems }) => problems.code))
  const rule = (['required', ...CODE_RULES] as const).find((each) => broken.has(each))
  const name = messageOf(({ lock, form, problems }) => {
    const text = problems.name && nameErrorText(problems.name, lock, form.name.trim(), texts)
    return text === undefined ? undefined : { text, isCommon: problems.name === 'required' }
  })
  const isLength = rule === 'length' && checked.every(({ problems }) => problems.code.includes(rule))
  const shared = isLength ? sharedLock(checked.map(({ lock }) => lock.device)) : undefined
  const code = messageOf(({ lock: { device }, problems }) => {
    if (!rule || !problems.code.includes(rule)) return undefined
    if (shared) return { text: codeErrorText(rule, shared, texts), isCommon: true }
    const isCommon = rule === 'required' || rule === 'digits'
    const codes = isCommon ? undefined : texts.limits.codes[rule]
    return { text: codeErrorText(rule, device, texts), isCommon, codes }
  })
  const start = messageOf((each) => {
    const text = startText(each, texts)
    return text === undefined ? undefined : { text, isCommon: each.problems.start === 'invalid' }
  })
  const end = messageOf((each) => {
    const text = endText(each, texts)
    return text === undefined ? undefined : { text, isCommon: each.problems.end !== undefined }
  })
  return { name, code, start, end: end && { ...end, proposal: proposalFor(checked, texts) } }
}
