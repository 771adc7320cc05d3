import type { en } from './en.js'

/** Thermostats and climate presets, in Hebrew. */
export const he: typeof en = ({ counted, isolated, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'יחידת טמפרטורה',
    unknown: '--',
    temperature: 'טמפרטורה',
    humidity: (percent) => `לחות ${percent}`,
    fanMode: 'מאוורר',
    status: { heating: 'מחמם', cooling: 'מקרר', 'fan-only': 'מאוורר בלבד' },
    statusTo: {
      heating: (temperature) => `מחמם ל־${isolated(temperature)}`,
      cooling: (temperature) => `מקרר ל־${isolated(temperature)}`
    },
    fanRunning: 'מאוורר: פועל',
    fanIdle: 'מאוורר: לא פועל',
    fanUnknown: 'מאוורר: --',
    currentSettings: 'הגדרות נוכחיות',
    currentSettingsDetail: 'אלה ההגדרות הנוכחיות של המכשיר. שינוי כאן משנה אותן במכשיר.',
    aboutCurrentSettings: 'על ההגדרות הנוכחיות',
    mode: 'מצב',
    modes: { heat: 'חימום', cool: 'קירור', heat_cool: 'חימום וקירור', off: 'כבוי' },
    heat: 'חימום',
    cool: 'קירור',
    setTo: { heat: 'חימום עד', cool: 'קירור עד' },
    less: (name) => `${name}: הורדה`,
    more: (name) => `${name}: העלאה`,
    now: (temperature) => `עכשיו ${isolated(temperature)}`,
    setPoints: 'טמפרטורות יעד',
    scale: 'סולם',
    gap: (degrees) => `הפרש של ${degrees} לפחות`,
    presets: 'ערכות אקלים',
    managePresets: (count) => `ניהול (${counted(count, { one: 'ערכה אחת', two: 'שתי ערכות', other: '# ערכות' })})`,
    fanModes: { auto: 'אוטומטי', on: 'פועל', circulate: 'סחרור' },
    stillWaiting: 'עדיין ממתינים למכשיר',
    saving: 'נשמר…',
    saved: 'נשמר',
    fanModeUpdated: 'מצב המאוורר עודכן',
    fanModeFailed: 'לא ניתן היה לעדכן את מצב המאוורר. יש לנסות שוב.',
    climateFailed: 'לא ניתן היה לעדכן את הגדרת האקלים. יש לנסות שוב.'
  },
  climatePresets: {
    title: 'ערכות אקלים',
    createTitle: 'ערכת אקלים חדשה',
    created: 'ערכת האקלים נוצרה',
    updated: 'ערכת האקלים עודכנה',
    deleteFailed: 'לא ניתן היה למחוק את ערכת האקלים. יש לנסות שוב.'
  }
})
