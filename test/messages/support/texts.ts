import { ar } from '../../../src/messages/ar.js'
import { de } from '../../../src/messages/de.js'
import { en, type Messages } from '../../../src/messages/en.js'
import { es } from '../../../src/messages/es.js'
import { fr } from '../../../src/messages/fr.js'
import { he } from '../../../src/messages/he.js'
import { it } from '../../../src/messages/it.js'
import { ja } from '../../../src/messages/ja.js'
import { nl } from '../../../src/messages/nl.js'
import { pt } from '../../../src/messages/pt.js'
import { ar as arActivity } from '../../../src/messages/activity/ar.js'
import { de as deActivity } from '../../../src/messages/activity/de.js'
import { en as enActivity, type ActivityMessages } from '../../../src/messages/activity/en.js'
import { es as esActivity } from '../../../src/messages/activity/es.js'
import { fr as frActivity } from '../../../src/messages/activity/fr.js'
import { he as heActivity } from '../../../src/messages/activity/he.js'
import { it as itActivity } from '../../../src/messages/activity/it.js'
import { ja as jaActivity } from '../../../src/messages/activity/ja.js'
import { nl as nlActivity } from '../../../src/messages/activity/nl.js'
import { pt as ptActivity } from '../../../src/messages/activity/pt.js'
import { ar as arCalendar } from '../../../src/messages/calendar/ar.js'
import { de as deCalendar } from '../../../src/messages/calendar/de.js'
import { en as enCalendar, type CalendarMessages } from '../../../src/messages/calendar/en.js'
import { es as esCalendar } from '../../../src/messages/calendar/es.js'
import { fr as frCalendar } from '../../../src/messages/calendar/fr.js'
import { he as heCalendar } from '../../../src/messages/calendar/he.js'
import { it as itCalendar } from '../../../src/messages/calendar/it.js'
import { ja as jaCalendar } from '../../../src/messages/calendar/ja.js'
import { nl as nlCalendar } from '../../../src/messages/calendar/nl.js'
import { pt as ptCalendar } from '../../../src/messages/calendar/pt.js'
import { ar as arIssues } from '../../../src/messages/issues/ar.js'
import { de as deIssues } from '../../../src/messages/issues/de.js'
import { en as enIssues, type IssueMessages } from '../../../src/messages/issues/en.js'
import { es as esIssues } from '../../../src/messages/issues/es.js'
import { fr as frIssues } from '../../../src/messages/issues/fr.js'
import { he as heIssues } from '../../../src/messages/issues/he.js'
import { it as itIssues } from '../../../src/messages/issues/it.js'
import { ja as jaIssues } from '../../../src/messages/issues/ja.js'
import { nl as nlIssues } from '../../../src/messages/issues/nl.js'
import { pt as ptIssues } from '../../../src/messages/issues/pt.js'
import { ar as arManage } from '../../../src/messages/manage/ar.js'
import { de as deManage } from '../../../src/messages/manage/de.js'
import { en as enManage, type ManageMessages } from '../../../src/messages/manage/en.js'
import { es as esManage } from '../../../src/messages/manage/es.js'
import { fr as frManage } from '../../../src/messages/manage/fr.js'
import { he as heManage } from '../../../src/messages/manage/he.js'
import { it as itManage } from '../../../src/messages/manage/it.js'
import { ja as jaManage } from '../../../src/messages/manage/ja.js'
import { nl as nlManage } from '../../../src/messages/manage/nl.js'
import { pt as ptManage } from '../../../src/messages/manage/pt.js'
import { ar as arOverview } from '../../../src/messages/overview/ar.js'
import { de as deOverview } from '../../../src/messages/overview/de.js'
import { en as enOverview, type OverviewMessages } from '../../../src/messages/overview/en.js'
import { es as esOverview } from '../../../src/messages/overview/es.js'
import { fr as frOverview } from '../../../src/messages/overview/fr.js'
import { he as heOverview } from '../../../src/messages/overview/he.js'
import { it as itOverview } from '../../../src/messages/overview/it.js'
import { ja as jaOverview } from '../../../src/messages/overview/ja.js'
import { nl as nlOverview } from '../../../src/messages/overview/nl.js'
import { pt as ptOverview } from '../../../src/messages/overview/pt.js'
import { ar as arSchedule } from '../../../src/messages/schedule/ar.js'
import { de as deSchedule } from '../../../src/messages/schedule/de.js'
import { en as enSchedule, type ScheduleMessages } from '../../../src/messages/schedule/en.js'
import { es as esSchedule } from '../../../src/messages/schedule/es.js'
import { fr as frSchedule } from '../../../src/messages/schedule/fr.js'
import { he as heSchedule } from '../../../src/messages/schedule/he.js'
import { it as itSchedule } from '../../../src/messages/schedule/it.js'
import { ja as jaSchedule } from '../../../src/messages/schedule/ja.js'
import { nl as nlSchedule } from '../../../src/messages/schedule/nl.js'
import { pt as ptSchedule } from '../../../src/messages/schedule/pt.js'
import { createFormats, type Formats } from '../../../src/messages/formats.js'
import type { Language } from '../../../src/messages/languages.js'

/** All messages of all namespaces. */
export type AllMessages = Messages &
  ManageMessages &
  IssueMessages &
  ActivityMessages &
  CalendarMessages &
  OverviewMessages &
  ScheduleMessages

type AnyLanguage = Language<AllMessages>

const whole =
  (
    texts: Language<Messages>,
    manage: Language<ManageMessages>,
    issues: Language<IssueMessages>,
    calendar: Language<CalendarMessages>,
    activity: Language<ActivityMessages>,
    overview: Language<OverviewMessages>,
    schedule: Language<ScheduleMessages>
  ): AnyLanguage =>
  (formats: Formats) => ({
    ...texts(formats),
    ...manage(formats),
    ...issues(formats),
    ...calendar(formats),
    ...activity(formats),
    ...overview(formats),
    ...schedule(formats)
  })

/** Every language by name, including its lazily loaded texts. */
export const ALL: Readonly<Record<string, AnyLanguage>> = {
  ar: whole(ar, arManage, arIssues, arCalendar, arActivity, arOverview, arSchedule),
  de: whole(de, deManage, deIssues, deCalendar, deActivity, deOverview, deSchedule),
  en: whole(en, enManage, enIssues, enCalendar, enActivity, enOverview, enSchedule),
  es: whole(es, esManage, esIssues, esCalendar, esActivity, esOverview, esSchedule),
  fr: whole(fr, frManage, frIssues, frCalendar, frActivity, frOverview, frSchedule),
  he: whole(he, heManage, heIssues, heCalendar, heActivity, heOverview, heSchedule),
  it: whole(it, itManage, itIssues, itCalendar, itActivity, itOverview, itSchedule),
  ja: whole(ja, jaManage, jaIssues, jaCalendar, jaActivity, jaOverview, jaSchedule),
  nl: whole(nl, nlManage, nlIssues, nlCalendar, nlActivity, nlOverview, nlSchedule),
  pt: whole(pt, ptManage, ptIssues, ptCalendar, ptActivity, ptOverview, ptSchedule)
}

/** Returns the texts of a language in one of its locales. */
export const inLocale = (language: AnyLanguage, locale: string): AllMessages => language(createFormats(locale))

/** The texts of every language in its default locale. */
export const MESSAGES: Readonly<Record<string, AllMessages>> = Object.fromEntries(
  Object.entries(ALL).map(([name, language]) => [name, inLocale(language, name)])
)

/** Values that are inserted into the texts. */
const COUNTS = [1, 2, 5, 1234]

/** Returns every text by its path. Functions are called with some values: `deviceTable.count(5)`. */
export function textsOf(group: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(group)) {
    const at = path ? `${path}.${name}` : name
    if (typeof value === 'string') texts.set(at, value)
    else if (typeof value === 'object') for (const [inner, text] of textsOf(value, at)) texts.set(inner, text)
    else for (const count of COUNTS) texts.set(`${at}(${count})`, written(value, count))
  }
  return texts
}

/** Calls a message function with numbers, a number and a unit, or strings. The first call that succeeds is used. */
function written(text: (...values: unknown[]) => string, count: number): string {
  for (const values of [[count, count + 1, count + 2], [[count, count + 1]]]) {
    try {
      return text(...values)
    } catch {
      // The function takes other arguments.
    }
  }
  return text(count, 'celsius')
}

/** Returns the numbers in a text, in any digits. */
export const numbersIn = (text: string): readonly number[] =>
  [
    ...text
      .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .matchAll(/\d[\d.,\u00a0\u202f\u066c]*/g)
  ].map(([digits]) => Number(digits.replaceAll(/\D/g, '')))
