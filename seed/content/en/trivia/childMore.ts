/** More questions for children: category, difficulty, question, the right option, three others, and why. */
export const childMore = `
feelings|easy|Your best friend moves to a new town. What might you feel?|Sad|Proud|Sleepy|Hungry|We miss people we love. That’s what makes us sad.
feelings|easy|Which face shows that someone is angry?|😠 Eyebrows down and lips tight|😊 A soft smile|😴 Closed eyes|😮 A wide open mouth|Faces can tell us how others feel, even without words.
feelings|medium|What can happen in your body when you’re scared?|My heart beats faster|My hair turns green|My feet get longer|My ears fall asleep|Your body gets ready to run or to hide. It calms down again.
feelings|medium|What is it called when you can’t wait for your birthday?|Looking forward to it|Being cross|Being lost|Feeling guilty|Looking forward to a thing is a happy, tickly feeling.
feelings|hard|You yelled at your sister, and now you feel bad about it. What is this feeling?|Guilt|Envy|Boredom|Surprise|Guilt tells us that we want to make something right.
coping|easy|You feel sad. Who could you talk to?|Someone you trust|No one, ever|A street sign|Only your shoes|Sad feelings get lighter when someone listens.
coping|easy|You’re too excited to sleep. What can help?|Slow breaths in bed|Jumping on the bed|Sweets|A loud game|Slow breaths tell your body that it’s night.
coping|medium|Your tower of blocks fell down. What can you say to yourself?|I can try again|I’m bad at all things|It’s the cat’s fault|I will never play again|Kind words to yourself give you strength.
coping|medium|It’s your first day in a new class. What can make it easier?|Say hi to one child|Hide under the table|Talk to no one all year|Run back home|One hello is a good start.
coping|hard|What does “belly breathing” mean?|Breathing so that your belly goes up and down|Holding your breath for long|Breathing only when you eat|Pressing on your belly|A hand on your belly helps you feel it move.
empathy|easy|Your brother lost his teddy. What is kind?|Help him look for it|Hide his other toys|Laugh at him|Tell him teddies are silly|Helping shows that you know how he feels.
empathy|easy|A child in your class cries. What can you do?|Ask what is wrong|Point at them|Run past|Take their lunch|A kind question can be a big help.
empathy|medium|Your friend got a bad mark and you got a good one. What is kind?|Say “We can practice together”|Wave your mark at them|Say “That was so easy”|Tell the whole class|You can be glad for yourself and kind to your friend.
empathy|medium|Your grandpa can’t run as fast as you. What can you do?|Walk at his speed|Call him slow|Run off|Pull his arm hard|Going slower together is a way to care.
empathy|hard|Two friends want to play different games with you. What is fair?|Take turns with both games|Play with no one|Always do what you want|Let them fight about it|Taking turns means that both feel heard.
communication|easy|Someone helps you tie your shoe. What can you say?|Thank you|Go away|Faster|Nothing at all|“Thank you” makes the helper feel good, too.
communication|easy|You don’t understand the teacher. What can you do?|Ask a question|Pretend you know|Leave the room|Close your eyes|Asking is smart. Others may wonder about it, too.
communication|medium|Your friend keeps grabbing your pens. What can you say?|Please ask me first|I hate you|You’re a baby|Take them all, then|You can say what you want in a calm voice.
communication|medium|What shows that you listen?|Looking at the person|Humming a song|Playing with your phone|Turning your back|When you look at someone, they feel that they matter.
communication|hard|You and your friend both want to be the captain. What can you do?|Talk and find a way for both|Shout until you win|Tell lies about them|Stop being friends|Talking can find ways that no one saw before.
habits|easy|After a long time at a screen, what helps your eyes?|Looking out of the window|A second screen|Rubbing them hard|Sitting closer|Eyes like to look far away for a while.
habits|easy|Which snack gives your body vitamins?|An apple|A lollipop|Chewing gum|A bag of chips|Fruit helps your body grow and stay well.
habits|medium|Why is it good to play outside?|Your body moves and gets fresh air|Toys aren’t allowed inside|The sun makes you taller in a day|Trees like noise|Moving around helps your body and your mood.
habits|medium|What helps you fall asleep?|The same quiet steps each night|A scary story|Running in the hall|A bright light|When each night begins the same way, your body knows it’s bedtime.
habits|medium|How long should you wash your hands with soap?|About 20 seconds|One second|Ten minutes|One hour|It’s about as long as singing “Happy Birthday” two times.
habits|hard|How many hours of sleep do most children of school age need?|9 to 12 hours|2 to 3 hours|5 hours|18 hours|Your brain and body grow while you sleep.
values|easy|You promised to feed the cat. You forgot. What is honest?|Say that you forgot and feed it now|Say that you did it|Blame the cat|Hide in your room|Telling the truth helps others trust you.
values|easy|What does “fair” mean?|Everyone gets what is right for them|I get the most|The tallest one wins|No one gets a thing|Fair doesn’t always mean the same for all.
values|medium|A shop gives you too much money back. What is right?|Tell them and give it back|Buy more sweets|Run away fast|Keep it in a secret box|Being honest feels good for a long time.
values|hard|What does it mean to be brave?|To do what is right even when you’re scared|To feel no fear at all|To shout the loudest|To fight with all|Brave people feel fear, too. They go on in small steps.
`
