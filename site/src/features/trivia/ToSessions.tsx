import { Navigate, useLocation } from 'react-router-dom'

/** `/trivia` leads to `/trivia/sessions` and keeps the query. Source: docs/rules/trivia.md S-002-2.1. */
export function ToSessions() {
  const { search } = useLocation()
  return <Navigate replace to={`/trivia/sessions${search}`} />
}
