import { describeMachine } from '../machine.mjs'
import { targets } from './targets.mjs'

const percent = (part) => `${Math.round(part * 100)} %`

const seconds = (number) => `${Math.round(number)} s`

function machine({ othersShare, cases, waited, tookSeconds }) {
  const busy = cases.filter(({ quiet }) => !quiet)
  const most = Math.max(...cases.map(({ othersShare }) => othersShare))
  return [
    `${describeMachine()}. It took ${seconds(tookSeconds)}, of which ${seconds(waited)} were spent waiting for a quiet machine.`,
    `Other programs took ${percent(othersShare)} of the machine meanwhile, ${percent(most)} in the worst case.`,
    busy.length === 0
      ? 'The machine was quiet when each case began.'
      : `**The machine was busy when ${busy.length} of ${cases.length} cases began: its times are not to be relied on.**`
  ].join(' ')
}

/** Formats the conditions of a run and its targets as Markdown. */
export function summarize({ notes, cases, othersShare, tookSeconds, latency, command, browserVersion }) {
  const waited = cases.reduce((sum, entry) => sum + entry.waited, 0)
  return [
    `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `\`${command}\`: Chromium ${browserVersion}, ${latency} ms for a call of the platform. ${machine({ othersShare, cases, waited, tookSeconds })}`,
    targets(notes)
  ]
    .filter(Boolean)
    .join('\n\n')
}
