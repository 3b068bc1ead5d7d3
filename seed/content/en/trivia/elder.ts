/** Questions for elders: category, difficulty, question, the right option, three others, and why. */
export const elder = `
feelings|easy|How do feelings tend to change as people grow older?|They often become steadier|They disappear|They get wilder each year|They turn only sad|Many studies find that well-being is often high in later life.
feelings|easy|What is nostalgia?|A warm longing for the past|A fear of heights|A sleep problem|A kind of headache|Shared memories can comfort and connect.
feelings|medium|Which statement about grief is true?|It has no fixed timetable|It ends after a year|It always comes in five steps|It should be hidden|Everyone grieves in their own way and time.
feelings|medium|What is the difference between being alone and feeling lonely?|Loneliness is missing connection, even among people|There’s none|Alone is always worse|Loneliness is only physical|Some people are alone and content. Others are lonely in a crowd.
feelings|hard|What is “anticipatory grief”?|Grief that begins before a loss|Grief for a pet|Joy about a visit|Forgetting a loss|It’s common when someone close is seriously ill.
coping|easy|Sleep won’t come. What do sleep experts advise?|Get up for a while and do something quiet|Stay and try harder|Watch the clock|Have a glass of wine|The bed should stay a place for sleep.
coping|easy|What often helps with a worry that keeps returning?|Talking it over with someone you trust|Never mentioning it|Drinking more coffee|Staying in bed|A worry that’s shared is easier to sort.
coping|medium|What can tai chi improve, according to many studies?|Balance|Hair growth|Eye color|Hearing|It’s gentle, and it lowers the risk of falls.
coping|medium|A change feels too big, such as a move. What helps?|Small steps and something familiar along|Doing all of it in one day|Not telling anyone|Throwing everything away|Familiar things make a new place easier.
coping|hard|What is reminiscence therapy?|Talking about memories with photos or music|Learning dates by heart|A kind of surgery|A diet|It’s often used with people who live with dementia.
empathy|easy|A neighbor’s partner has died. What is often a comfort months later?|Saying their name and asking how things are|Avoiding the subject|Changing the topic|Giving advice on moving on|Most mourners are glad when the person isn’t forgotten.
empathy|easy|Your grandchild is upset about a friend. What helps first?|Listening to the whole story|Saying it’s nothing|Telling of harder times|Calling the parents|Being heard is often half the comfort.
empathy|medium|What does “caregiver burden” mean?|The strain of caring for someone over time|The price of a wheelchair|A heavy bag|A law|Caregivers need breaks, and asking for help is wise.
empathy|medium|Someone with dementia asks the same question again. What is kind?|Answering calmly once more|Saying you just told them|Laughing|Leaving the room|For them it’s the first time. Your calm is what stays.
empathy|hard|What is “ageism”?|Judging people by their age|Counting birthdays|Research on trees|A style of art|The word was coined by Robert Butler in 1969.
communication|easy|Someone hears poorly. What helps in a talk?|Facing them and speaking clearly|Shouting|Talking from another room|Speaking very fast|Seeing lips and face helps to understand.
communication|easy|You need help with a form. What is a good sentence?|Could you help me with this, please?|I can’t do anything|Never mind|You should have offered|A clear request makes it easy to say yes.
communication|medium|A caller says they’re from your bank and wants your PIN. What do you do?|Hang up and call the bank yourself|Give it quickly|Give half of it|Ask for their name and give it|A bank never asks for your PIN.
communication|medium|What is an advance directive?|A written statement of your wishes for medical care|A road sign|A bank loan|A train ticket|It helps those close to you when you can’t speak for yourself.
communication|hard|What is “elderspeak”?|Talking to older people as if to children|A secret language|Speaking of the past|Very slow typing|Many find it hurtful. Respectful words are better.
habits|easy|Why do older people need to drink without waiting for thirst?|The feeling of thirst gets weaker|Water is healthier then|The stomach shrinks|Because of the moon|A glass with each meal is a good habit.
habits|easy|Which food is rich in calcium?|Yogurt|White rice|Apples|Olive oil|Calcium and movement keep bones strong.
habits|medium|Which exercise does the WHO advise for older adults on three days a week?|Balance and strength training|Sprinting|Deep diving|None|It helps to prevent falls and keeps people independent.
habits|medium|What is good for memory, as far as is known?|Movement, company, and learning new things|Only puzzles|Long naps all day|Sugar|What’s good for the heart is also good for the brain.
habits|medium|In which country is the island of Okinawa, known for many people over 100?|Japan|Italy|Greece|Norway|Friends, gardens, and greens are part of life there.
habits|hard|Which vitamin can become harder to absorb with age, and is mostly found in animal foods?|Vitamin B12|Vitamin C|Vitamin K|Folic acid|A doctor can check it with a blood test.
values|easy|What did the psychologist Erik Erikson see as a task of late life?|Looking back with a sense of wholeness|Earning more|Winning contests|Starting school|He called it integrity, as opposed to despair.
values|easy|What can volunteering bring, according to many studies?|A sense of purpose and company|Only tiredness|Less sleep|Worse mood|Even an hour a week can matter.
values|medium|What is a “legacy letter”?|A letter with what matters to you, for those who come after|A bill|A notice from court|A stamp collection|It passes on values rather than things.
values|hard|Who said “Tell me, what is it you plan to do with your one wild and precious life?”|The poet Mary Oliver|Albert Einstein|Jane Austen|Mark Twain|It’s the last line of her poem “The Summer Day”.
`
