import { findsCrisis } from '../moderation/crisis/findsCrisis.ts'
import { normalizeText } from '../moderation/normalizeText.ts'
import type { Locale } from '../../messages/locales.ts'
import { SUGGESTION_MAX, SUGGESTION_MIN } from './suggestions.ts'

/**
 * What no suggestion speaks of, written by editors or a model: medicine, doses, diets, weight, drink and drugs,
 * addresses.
 */
const unfit = `
  medication, medicine, medicines, pill, pills, dose, dosage, antidepressant, supplement, supplements,
  diagnosis, diagnosed, disorder, symptoms,
  diet, dieting, calorie, calories, fasting, lose weight, gain weight, your weight, detox, alcohol, wine,
  beer, cigarette, smoke, cannabis, drugs, gun, knife,
  medicamento, medicamentos, pastilla, pastillas, dosis, antidepresivo, suplemento, diagnostico,
  trastorno, sintomas, dieta, calorias, ayuno, adelgazar, perder peso, bajar de peso, tu peso, alcohol,
  vino, cerveza, cigarrillo, drogas, cuchillo,
  medicament, medicaments, comprime, comprimes, posologie, antidepresseur, complement alimentaire,
  diagnostic, symptomes, regime, calories, maigrir, perdre du poids, votre poids, ton poids, alcool,
  biere, cigarette, drogue, couteau,
  دواء, ادويه, ادوية, حبوب, جرعه, جرعة, مكمل, تشخيص, اضطراب, اعراض, حميه, حمية, رجيم, سعرات, صيام, وزنك,
  كحول, نبيذ, سيجاره, سيجارة, مخدرات, سكين
`
  .split(/,\s+/)
  .map(normalizeText)
// In Arabic the article and small words are written together with the next one.
const UNFIT = new RegExp(`(?<![^ ])(?:[وفبكل]?(?:ال)?)?(?:${unfit.join('|')})(?![^ ])`)

const ADDRESS = /https?:|www\.|@|\.(com|org|net)\b|[<>{}[\]*_#`]|\d[\d\s().-]{4,}\d/i
const ARABIC = /[\u0600-\u06ff]/

/**
 * May a text that a model wrote be shown? Right length, in the reader's script, plain (no marks, links,
 * addresses or phone numbers), nothing about medicine, diets or drugs, and nothing the crisis lexicon knows.
 * Only a last net: the model was told, and a moderation service has looked.
 */
export function isFitToShow(text: string, locale: Locale): boolean {
  if (text.length < SUGGESTION_MIN || text.length > SUGGESTION_MAX) return false
  if (ADDRESS.test(text) || ARABIC.test(text) !== (locale === 'ar')) return false
  return !UNFIT.test(normalizeText(text)) && !findsCrisis(text, locale)
}
