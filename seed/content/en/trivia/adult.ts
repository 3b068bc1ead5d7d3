/** Questions for adults: category, difficulty, question, the right option, three others, and why. */
export const adult = `
feelings|easy|What do psychologists mean by “emotion regulation”?|Influencing which feelings we have and how we show them|Never showing feelings|Always being calm|Measuring blood pressure|It includes waiting, rethinking, talking, and moving.
feelings|easy|Which feeling often hides behind irritability?|Tiredness or worry|Pride|Curiosity|Relief|Looking under an emotion can show what’s needed.
feelings|medium|Where is the vagus nerve, which helps the body calm down?|From the brain stem to chest and belly|Only in the hand|Along the shin|Behind the knee|It links the brain with heart, lungs, and gut.
feelings|medium|What is “emotional granularity”?|Telling feelings apart precisely|Hiding feelings well|Crying easily|Feeling nothing|People who name feelings precisely tend to cope with them better.
feelings|hard|Which researcher described basic emotions shown in faces across cultures?|Paul Ekman|Ivan Pavlov|B. F. Skinner|Jean Piaget|His work began in the 1960s. People still argue about details.
coping|easy|What is a “worry window”?|A set time of day for worries|A pane of glass|A medical test|A sleep phase|Putting worries off to a set time often makes them shrink.
coping|easy|What is progressive muscle relaxation?|Tensing and releasing muscles one after another|Lifting heavier each week|Massage with oil|Stretching until it hurts|Edmund Jacobson described it about a hundred years ago.
coping|medium|Which question helps with an anxious thought?|What speaks for it, and what against it?|Why am I like this?|Who is to blame?|How can I never feel this again?|Weighing evidence is a core step of cognitive behavioral therapy.
coping|medium|What is behavioral activation?|Planning small rewarding activities|Taking stimulants|Ignoring moods|Exercising until tired|Action often comes before motivation, not after it.
coping|hard|What did Viktor Frankl put at the center of his therapy?|Meaning|Dreams|Rewards|Hypnosis|His book “Man’s Search for Meaning” appeared in 1946.
empathy|easy|What is active listening?|Giving full attention and checking what you understood|Nodding all the time|Preparing your answer|Writing everything down|Saying it back in your own words shows whether you got it.
empathy|easy|A coworker lost a parent. What is usually welcome?|I’m sorry. I’m here if you want to talk|It was for the best|Time heals everything|At least they were old|Simple and present is better than clever.
empathy|medium|What is the difference between empathy and sympathy?|Feeling with someone versus feeling for someone|None at all|Empathy is for animals|Sympathy is stronger|Both have their place. Empathy takes the other person’s view.
empathy|medium|What is compassion fatigue?|Exhaustion from caring for others’ suffering|A lack of sleep|A sports injury|Boredom at work|Helpers need rest and support, too.
empathy|hard|What is the “fundamental attribution error”?|Explaining others’ actions by character and overlooking the situation|Forgetting names|Counting twice|Trusting strangers|The driver who cut you off may be on the way to a hospital.
communication|easy|What does an open question begin with, as a rule?|How or what|Do you|Isn’t it|Did you|Open questions leave room for a story.
communication|easy|What is a boundary?|What you accept or do, and what you don’t|A punishment|A wish for others to change|A secret|A boundary says what you do, not what others must do.
communication|medium|Which four steps belong to nonviolent communication?|Observation, feeling, need, request|Stop, look, listen, go|Who, what, when, why|Plan, do, check, act|Marshall Rosenberg developed it.
communication|medium|What did John Gottman’s team find helps couples in conflict?|A gentle start|Winning quickly|Silence for days|Bringing up old fights|How a talk begins often predicts how it ends.
communication|hard|What is “stonewalling”?|Shutting down and withdrawing from a talk|Speaking loudly|Repeating a question|Building trust|It often happens when the body is flooded with stress. A break helps.
habits|easy|How much moderate activity a week does the WHO advise for adults?|At least 150 minutes|15 minutes|600 minutes|30 minutes|That’s about 20 to 25 minutes a day, and every bit counts.
habits|easy|What is a good room temperature for sleeping, for most people?|About 60 to 67 °F (16 to 19 °C)|About 77 °F (25 °C)|About 50 °F (10 °C)|About 86 °F (30 °C)|The body cools down to fall asleep.
habits|medium|How long does half of the caffeine stay in the body, on average?|About 5 hours|About 20 minutes|About 2 days|About 1 hour|An afternoon coffee can still be at work at bedtime.
habits|medium|What is habit stacking?|Adding a new habit to one you have|Doing many things at once|Stopping all habits|Writing lists|“After I brush my teeth, I stretch for a minute.”
habits|medium|Which vitamin does skin make with the help of sunlight?|Vitamin D|Vitamin B12|Vitamin C|Vitamin K|In winter, far from the equator, the sun is often too weak for it.
habits|hard|How long did it take on average to form a habit in a well-known London study?|About 66 days|21 days|7 days|365 days|The range was wide, from 18 to 254 days. Missing one day did no harm.
values|easy|What does self-compassion mean?|Treating yourself as you would a good friend|Always getting your way|Lowering all goals|Feeling superior|Kristin Neff names kindness, common humanity, and mindfulness.
values|easy|What does gratitude practice often look like?|Noting a few good things of the day|Buying gifts|Praising yourself aloud|Ignoring problems|It doesn’t deny what’s hard. It widens the view.
values|medium|What is “moral courage”?|Standing up for what’s right despite a cost|Never being afraid|Winning debates|Following every rule|It often begins with one small sentence.
values|hard|Which idea did the philosopher Epictetus stress?|Tell apart what’s up to you and what isn’t|Pleasure above all|Trust no one|Everything is chance|Modern cognitive therapy drew on the Stoics.
`
